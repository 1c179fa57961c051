"""What a program tells of a record when it plays it again."""
import json
import subprocess


def scores_told(program, record):
    """`seat points feature reason total` of each scored event of this file."""
    told = subprocess.run([program, "replay", str(record), "--json"], capture_output=True, text=True)
    events = map(json.loads, told.stdout.splitlines())
    return [f"{event['seat']} {event['points']} {event.get('feature', '-')} {event['reason']} {event['total']}"
            for event in events if event["type"] == "scored"]
