from companion.app import main

main()
