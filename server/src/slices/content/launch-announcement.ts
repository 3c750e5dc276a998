/** What stands on the announcements page of a new installation until an administrator writes more. */
export const launchAnnouncement = {
  title: "Ten Paces is open",
  excerpt:
    "Ten squares, ten feet each, and a prize at the end of the walk. The first hunts are on the table.",
  content: [
    "Today the field book opens. Every paid hunt on Ten Paces is a walk of ten squares, solved in order, and the first three hunters to stand on the last one share the prize pool: half for the first, three tenths for the second, two tenths for the third.",
    "Some hunts are physical: the clues lead to a real place, and you check in when you stand there. Others are digital: three puzzles hide the three words of each square, and you can solve them from your kitchen table.",
    "If you would rather try before you pay, there is a free hunt every month, with one square and three hints at no cost. All it asks for is an account.",
    "Read the rules, pack water, and tell somebody where you are going. We will see you at the first square.",
  ].join("\n\n"),
  author: "The Ten Paces surveyors",
  category: "Launch",
  featured: true,
} as const;
