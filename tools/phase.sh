#!/bin/sh
# Run a command as a named phase of `make test` and say how long it took.
name=$1
shift
echo "── $name"
start=$(date +%s)
"$@"
status=$?
seconds=$(($(date +%s) - start))
if [ "$status" -eq 0 ]; then
    echo "── $name: passed in $seconds s"
else
    echo "── $name: FAILED after $seconds s"
fi
exit "$status"
