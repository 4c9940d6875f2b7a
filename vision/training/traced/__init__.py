"""A second renderer: domino scenes as real bodies under real lamps, followed ray by ray.

What the models learn from is painted (`vision/drawing`). A model can learn a painter's habits; pictures of
another making show whether it did. Here the same looks, layouts and cameras become meshes with engraved
pips, rooms with lamps and windows, and Mitsuba 3 follows the light. Only `tracer.py` needs Mitsuba.
"""
