import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Texts that the product was asked for word for word: a screen may move, its words may not. */
const texts = `
The ultimate treasure hunts across America. Solve clues, find locations, win prizes.
Loading...
Checking authentication...
Unexpected Application Error!
Your check-in credits
Admin Dashboard
Cookie Policy
DMCA Policy
Responsible Gaming
Licensed in all 50 states
SOC 2 Type II Certified
Start Hunting
No hunts available at the moment.
Your Active Hunts
Current Treasure
Check In Here (1 credit)
Unknown error
Failed to load hunt details
Failed to subscribe
Discover Hunts
No Hunts Available
Try Again
Please log in or register to view hunt details
Ready to Hunt!
Start Free Hunt
Registration Required
Sign Up Free
Browse Paid Hunts
Error Loading Free Hunt
Failed to load free hunt. Please try again later.
Interactive map view coming soon!
Locked - Complete previous squares first
Checking In...
of the target location
Congratulations!
Winners will be notified within 24 hours.
Hunt not found
Loading hunt details...
Oops!
Back to Hunts
Subscribe to Hunt
Subscribing...
You can unsubscribe at any time from your profile
Successfully Subscribed!
View Hunt Details
No active subscriptions
No completed hunts yet. Start hunting to see your results here!
How Ranking Works
Open Mobile Hunt View
Reset Progress
Passwords do not match
Password must be at least 8 characters long
Please enter a valid what3words address (e.g., index.home.raft)
Not quite right. Try again! Use the clues and hints to help you.
Congratulations! You found the correct location!
Error checking your guess. Please try again.
Please log in to subscribe to hunts
Invalid data format received from server
Failed to subscribe to hunt. Please try again.
Login failed
Registration failed
Unable to connect to server
Hunts endpoint not found
Server error. Please try again later
Failed to load hunts
Unable to connect to server. Please check if the backend is running.
Hunts endpoint not found. API may be misconfigured.
Failed to load hunts from database
API routing issue - server returned HTML instead of JSON
Hunt not found. This hunt may not exist or may have been removed.
Unable to connect to server. Please check your connection and try again.
Failed to load hunt details. Please try again.
No hunt ID provided
Check-in failed:
Failed to get hint:
Access Denied
Go Back
Add Hunt
Manage Hunts
User Management
Create New Hunt
View All Users
Export Data
Generate with AI
Recent Activity
Total Users
Active Hunts
Total Revenue
Active Subscriptions
Type/Variant
Auto Replenishment
No hunts found matching your criteria.
Please select a state
Admin authentication required
Please enter a valid number of days
Are you sure you want to cancel this hunt?
Are you sure you want to pause this hunt?
Are you sure you want to resume this hunt?
Are you sure you want to delete this hunt?
It may take a while and use significant API resources.
Admin authentication required. Please login as an admin.
A hunt with this state and variant already exists.
Error saving hunt. Please try again.
Hunt created successfully!
Hunt updated successfully!
Error updating hunt status. Please try again.
Cannot delete hunt. It may have active subscriptions.
Error deleting hunt. Please try again.
Hunt deleted successfully!
Failed to fetch statistics
Failed to generate hunts
Failed to replenish hunts
Failed to cleanup hunts
Unable to load statistics
Unable to load popular hunts. Please try again later.
Unable to load latest hunts. Please try again later.
No hunt data available. Generate some hunts to see statistics
Successfully generated hunts for all states and national level!
Successfully checked and replenished hunts!
Failed to generate hunt
Failed to create hunt
No results found
No announcements found
No errata found
Request Accommodation
Turn on Precise location
This square has not been surveyed yet: within
on the sidewalk before the east door, by the bronze plaque
This statement was last updated December 20, 2024.
`
  .trim()
  .split("\n");

/** The same where a word of it is put in: popular and latest, manage and delete. */
const composed = [
  /You must be logged in as an admin to \$\{\w+\} hunts\./,
  /Hunt \$\{\w+\[\w+\]\.toLowerCase\(\)\} successfully!/,
  /Database error: \{\w+\}/,
  /Replenishment runs every \{[^}]+\} hours\./,
  /Successfully cleaned up hunts older than \$\{[^}]+\} days!/,
  /Failed to subscribe: \$\{[^}]+\}/,
  /\{credits\} Credits/,
  /Solved \{[^}]+\} of \{[^}]+\} Squares/,
  /Current: \$\{\w+\}/,
  /Square \{current\} of \{total\}/,
  /Make sure you're within \$\{\w+\} feet of the target location/,
  /You've completed the \{[^}]*\}!/,
  /Progress: \{[^}]+\} of \{[^}]+\} squares completed/,
  /Check-in successful! You've completed square \$\{\w+\}/,
  /Successfully subscribed to \$\{\w+\}!/,
  /Check-in failed: \$\{\w+\}/,
  /Failed to get hint: \$\{[^}]+\}/,
];

/** What people read: sources without tests and without the samples of looks, with the breaks of long lines taken out. */
const said = globSync("{web,contract,server}/src/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.tsx?$|pages\/style\//.test(file))
  .map((file) => readFileSync(file, "utf8").replaceAll(/\s+/g, " "))
  .join("\n");

test.each(texts)("the product says %j", (text) => {
  expect(said.includes(text), text).toBe(true);
});

test.each(composed)("the product says %s", (text) => {
  expect(said).toMatch(text);
});
