"""Where the line across the Thar runs and its train and turbines stand, in metres: for the set and for the film."""

LINE_Y, LINE_Z = 38, 1.9
# The locomotive and the coach behind it along the line; the film cuts here.
LOCO, COACH = (17.0, 34.0), (-5.7, 15.9)
TURBINES = ((-150, 430), (-74, 500), (6, 450), (92, 520), (168, 440))
HUB = 48.6
