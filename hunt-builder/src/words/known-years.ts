/**
 * Years by what everybody has heard of them, for cards that do not say their number; one thing each, none that two
 * books date differently, no grief; after a ~ what is light. Makers say them, solvers look them up, and lines of a list tell a
 * date by them.
 */
const told = `
1620 the Mayflower came to Plymouth
1636 Harvard was founded
1664 New Amsterdam became New York
1706 Benjamin Franklin was born
1732 George Washington was born
1752 the Liberty Bell came to Philadelphia
1769 Napoleon was born
1770 Beethoven was born
1773 Boston threw its tea into the harbor
1775 Paul Revere rode
1776 independence was declared
1781 Cornwallis gave up at Yorktown
1783 people first rose in a balloon
1787 the Constitution was written
1789 Washington became President
1791 the Bill of Rights was ratified
1793 the Louvre opened its doors
1803 Louisiana was bought
1804 Lewis and Clark set out
1806 Lewis and Clark came home
1807 Fulton’s steamboat went up the Hudson
1809 Lincoln was born
1812 ~ Napoleon marched on Moscow
1814 a flag over a fort got its song
1815 ~ Napoleon met Waterloo
1818 ~ readers first met Frankenstein’s creature
1820 Maine became a state
1821 Mexico became independent
1823 Monroe told Europe to stay away
1825 the Erie Canal opened
1826 ~ Adams and Jefferson died on one day
1828 Webster’s great dictionary came out
1829 ~ Stephenson’s Rocket won its race
1831 Darwin sailed on the Beagle
1836 ~ the Alamo fell
1837 Victoria became queen
1839 the world first heard of photographs
1840 the first postage stamp was sold
1843 ~ Scrooge first met his ghosts
1844 Morse wired what God had wrought
1845 Texas became a state
1846 Howe patented his sewing machine
1848 gold was found in California
1849 ~ the forty-niners went west
1851 ~ readers first heard of Ahab and his whale
1854 ~ Thoreau told of his pond
1855 ~ Whitman first sang of himself
1857 the first passenger elevator rose
1859 oil was struck in Pennsylvania
1860 the Pony Express began to ride
1861 Lincoln became President
1862 homesteads were promised by law
1863 Lincoln spoke at Gettysburg
1865 Lee met Grant at Appomattox
1867 Alaska was bought
1869 two railroads met at a golden spike
1871 ~ Chicago burned
1872 Yellowstone became a park
1873 ~ blue jeans were patented
1874 ~ Glidden patented his barbed wire
1875 ~ the Kentucky Derby was first run
1876 the telephone was patented
1877 Edison’s phonograph first spoke
1879 Edison’s lamp burned for hours
1881 Clara Barton brought the Red Cross over
1883 the Brooklyn Bridge opened
1884 ~ Coney Island got its roller coaster
1885 the Washington Monument was dedicated
1886 the Statue of Liberty was unveiled
1887 ~ Sherlock Holmes first appeared in print
1888 Kodak sold its first camera
1889 the Eiffel Tower opened
1890 Yosemite became a national park
1891 ~ basketball was invented
1892 Ellis Island opened
1893 ~ the first Ferris wheel turned
1895 X-rays were found
1896 ~ the Olympic Games came back
1897 ~ Boston first ran its marathon
1898 Hawaii was annexed
1900 ~ Dorothy first went to Oz
1901 a wireless S crossed the Atlantic
1902 ~ the teddy bear got its name
1903 the Wright brothers flew
1904 New York’s subway opened
1905 Einstein wrote of relativity
1906 ~ San Francisco shook
1907 Oklahoma became a state
1908 Ford sold his first Model T
1911 ~ the Mona Lisa was stolen
1912 ~ the Titanic sank
1913 ~ the first crossword was printed
1914 the Panama Canal opened
1915 Bell telephoned across the continent
1916 the National Park Service was founded
1918 the First World War ended
1919 Alcock and Brown flew the Atlantic
1920 women won the vote
1922 Tutankhamun’s tomb was found
1923 ~ the first Yankee Stadium opened
1924 ~ Macy’s held its first parade
1925 ~ the story of Gatsby came out
1926 Route 66 got its number
1927 Lindbergh flew to Paris
1928 ~ Mickey Mouse first whistled
1929 ~ Wall Street crashed
1930 Pluto was found
1931 the Empire State Building opened
1932 Amelia Earhart flew the Atlantic alone
1933 ~ King Kong climbed his tower
1934 ~ Donald Duck first quacked
1935 ~ Parker Brothers first sold Monopoly
1936 ~ Scarlett O’Hara first came out in print
1937 the Golden Gate Bridge opened
1938 ~ Superman first flew
1939 ~ Judy Garland went over the rainbow
1940 ~ Bugs Bunny first asked what was up
1941 Mount Rushmore was called finished
1943 ~ Oklahoma! opened on Broadway
1944 ~ D-Day came
1945 the Second World War ended
1947 Jackie Robinson joined the Dodgers
1949 ~ Orwell’s 1984 came out
1950 ~ Charlie Brown first appeared
1953 Everest was climbed
1954 ~ a mile was run in under four minutes
1955 ~ Disneyland opened
1957 Sputnik was launched
1958 NASA was founded
1959 the flag got its forty-ninth star
1960 ~ readers first met Scout Finch
1961 Gagarin circled the earth
1962 John Glenn circled the earth
1963 Dr. King told of his dream
1964 ~ the Beatles first came to America
1965 ~ The Sound of Music reached the screen
1966 ~ the Enterprise first flew on television
1967 ~ the first Super Bowl was played
1969 people first walked on the moon
1970 Earth Day was first held
1971 ~ Walt Disney World opened
1972 ~ The Godfather reached the screen
1973 ~ Secretariat won the Triple Crown
1974 ~ Nixon resigned
1975 ~ Jaws reached the screen
1976 the country turned two hundred
1977 ~ the first Star Wars reached the screen
1978 ~ Garfield first appeared
1979 ~ the Walkman went on sale
1980 Mount St. Helens blew its top
1981 a space shuttle first flew
1982 ~ E.T. phoned home
1983 Sally Ride flew into space
1984 ~ Apple showed its first Macintosh
1985 ~ a DeLorean first went back in time
1986 five probes met Halley’s Comet
1989 the Berlin Wall fell
1990 the Hubble telescope was launched
1991 the Soviet Union ended
1993 ~ Jurassic Park reached the screen
1994 ~ Forrest Gump first ran across a screen
1995 ~ Toy Story reached the screen
1996 ~ Dolly the sheep was born
1997 ~ Harry Potter first appeared in print
1998 ~ Google was founded
1999 ~ SpongeBob first appeared
2000 a crew first lived on the space station
2001 ~ Apple sold its first iPod
2002 ~ Salt Lake City held the Olympics
2003 the Concorde last flew
2004 ~ the Red Sox broke their curse
2005 ~ YouTube went online
2006 Pluto stopped being a planet
2007 ~ Apple sold its first iPhone
2008 Obama was first elected
2009 an airliner came down on the Hudson
2010 ~ Apple sold its first iPad
2011 the last space shuttle flew
2012 Curiosity came down on Mars
2013 ~ Elsa first let it go
2014 a probe came down on a comet
2015 New Horizons flew past Pluto
2016 ~ the Cubs won at last
2019 a black hole was first pictured
2021 a helicopter flew on Mars
`;

export interface KnownYear {
  year: number;
  /** A clause: "the Titanic sank". */
  clause: string;
  /** Whether it is of fun, trade or a fall, and no word for a solemn place. */
  isLight: boolean;
}

/**
 * Years and what they are known by, read from lines of a table: "1933 ~ King Kong climbed his tower; Prohibition ended",
 * with a ~ before what is light.
 */
export function readYears(table: string): KnownYear[] {
  return table
    .trim()
    .split("\n")
    .flatMap((line) =>
      line
        .slice(5)
        .split("; ")
        .map((said) => {
          const isLight = said.startsWith("~ ");
          return {
            year: Number(line.slice(0, 4)),
            clause: isLight ? said.slice(2) : said,
            isLight,
          };
        }),
    );
}

/** The same things as clauses, each with its weight. */
export const knownYears: readonly KnownYear[] = readYears(told);

const events = new Map(knownYears.map(({ year, clause }) => [year, `when ${clause}`]));
const years = new Map([...events].map(([year, text]) => [text, year]));

/** The year of which that is told; null for any other text. */
export function yearOfTold(text: string): number | null {
  return years.get(text) ?? null;
}

/** The same as things that happened: "The Titanic sank". */
const happened = new Map([...events].map(([year, text]) => [year, asSentence(text)]));
const yearsOfHappened = new Map([...happened].map(([year, text]) => [text, year]));

function asSentence(told: string): string {
  const text = told.slice("when ".length);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What everybody has heard of, with its year, the oldest first. */
export const happenings: readonly { year: number; text: string }[] = [...happened].map(
  ([year, text]) => ({ year, text }),
);

/** The year in which that happened; null for any other text. */
export function yearOfHappening(text: string): number | null {
  return yearsOfHappened.get(text) ?? null;
}

/** Everything that is told of years, for whoever checks it. */
export const yearsTold: ReadonlyMap<number, string> = events;
