export const troubleshootingFaqs = [
  {
    id: "weak-signal",
    category: "Troubleshooting",
    question: "The check-in says my signal is weak. What can I do?",
    answer:
      "Step into the open, away from tall walls and trees, hold the phone still for a few seconds, and switch Wi-Fi on even without a network: it helps the phone find itself. If the accuracy is very poor, turn on Precise location for your browser. A weak signal costs no credit.",
  },
  {
    id: "location-blocked",
    category: "Troubleshooting",
    question: "My browser does not ask for my location.",
    answer:
      "It may remember an earlier no. Open the site settings of your browser, allow location for Ten Paces, and reload the page. On a phone, also check that the browser itself may use the location.",
  },
  {
    id: "lost-connection",
    category: "Troubleshooting",
    question: "I lost the connection during a check-in. Was I charged twice?",
    answer:
      "No. A check-in that got no answer waits on your phone and is sent by itself when the network is back. It is charged once, however often it is sent, and counts by when it was measured if it arrives within 15 minutes.",
  },
  {
    id: "too-many-attempts",
    category: "Troubleshooting",
    question: "I am told to wait before the next attempt.",
    answer:
      "Physical check-ins need {spacingSeconds} seconds between attempts, and each square takes at most {triesPerWindow} attempts in 10 minutes. The message says when to try again, and nothing is charged.",
  },
  {
    id: "wrong-clue",
    category: "Troubleshooting",
    question: "I think a clue is wrong.",
    answer:
      "Look at Errata & Updates first: known mistakes stand there with their correction. If yours is not among them, write to us with the hunt and the number of the square.",
  },
  {
    id: "place-closed",
    category: "Troubleshooting",
    question: "The place is closed, fenced or not safe today.",
    answer:
      "Do not go in. No square is worth a fence, a locked gate or a fast road. Press “Stop, this spot is wrong” beneath the clue. Two reports, or one of danger, rest the square for everybody: clocks stand still, nobody loses a place, and we open it again, move it or let everybody pass it.",
  },
  {
    id: "no-mail",
    category: "Troubleshooting",
    question: "An email from you does not arrive.",
    answer:
      "Look in your spam folder, and check the address in your profile. The sign-in page can send a new link for your password, and your profile can send the confirmation again.",
  },
] as const;
