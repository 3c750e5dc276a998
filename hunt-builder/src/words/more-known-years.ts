import { readYears } from "./known-years.ts";

/**
 * More years by what happened in them, for the lines of a list, which tell one date in many ways: some years have
 * several. None has a number or a grief, and none two books date differently; after a ~ what is light.
 */
export const moreKnownYears = readYears(`
1718 New Orleans was founded
1733 Savannah was founded
1741 Handel wrote his Messiah
1749 Goethe was born
1756 Mozart was born
1758 a comet came back as Halley had said
1765 the Stamp Act was passed
1774 the Continental Congress first met
1777 Burgoyne gave up at Saratoga
1778 Captain Cook came upon Hawaii
1780 Benedict Arnold changed sides
1788 the first convicts came to Australia
1790 the first census was taken
1792 the White House got its cornerstone
1794 Whitney patented his cotton gin
1796 Jenner tried his first vaccine
1797 John Adams became President
1799 the Rosetta Stone was found
1800 the Library of Congress was founded
1801 Jefferson became President
1802 West Point got its academy
1805 Lewis and Clark came to the Pacific
1808 Beethoven's Fifth was first played
1810 Chopin was born
1813 ~ Elizabeth Bennet first met Mr Darcy in print
1816 ~ a summer failed to come
1817 the digging of the Erie Canal began
1819 ~ Rip Van Winkle first fell asleep in print
1822 Champollion read the hieroglyphs
1824 Beethoven's Ninth was first played
1830 the Book of Mormon was first printed
1832 Black Hawk went to war
1833 the stars fell on a November night
1834 McCormick patented his reaper
1835 Mark Twain was born
1838 Frederick Douglass escaped to the North
1841 a President served for one month
1842 the New York Philharmonic first played
1847 the Mormons came to the Great Salt Lake; Jane Eyre came out
1850 California became a state; ~ Jenny Lind first sang in America
1852 Uncle Tom's Cabin came out as a book
1853 Perry's black ships came to Japan
1856 Bessemer patented his way of making steel
1858 Lincoln debated Douglas
1864 Nevada became a state; Lincoln was elected again
1866 a cable joined two continents for good
1868 Little Women first came out; a President was first impeached
1870 Black men won the vote; ~ Rockefeller founded Standard Oil
1876 Colorado became a state; ~ Tom Sawyer first got his fence painted
1877 ~ Swan Lake was first danced
1878 Muybridge caught a horse in the air
1879 Einstein was born
1880 Helen Keller was born
1881 ~ Barnum joined with Bailey; Tuskegee opened its school
1882 Edison lit up Pearl Street; the first Labor Day parade was held
1883 the railroads agreed what time it was; ~ Long John Silver came out as a book
1884 the Washington Monument got its tip
1885 the Statue of Liberty came over in crates
1886 ~ Coca-Cola was first sold; Geronimo surrendered
1888 ~ Casey first struck out; a March blizzard buried New York
1889 ~ Nellie Bly set out around the world; Vincent van Gogh painted his starry night; the Dakotas became states
1890 Idaho and Wyoming became states
1891 Carnegie Hall opened
1892 the Pledge of Allegiance was first said; ~ the Nutcracker was first danced
1893 Chicago lit up its White City; Dvořák's New World was first played
1894 Labor Day became a holiday of the nation; ~ the Jungle Book came out
1895 the Lumière brothers showed their first films
1896 Utah became a state; gold was found on the Klondike
1897 ~ Virginia was told that there is a Santa Claus; ~ Dracula came out
1898 the Spanish-American War was fought; the Curies found radium
1899 aspirin got its name; ~ the Maple Leaf Rag was printed
1900 ~ Hershey sold his first milk chocolate bar
1901 the first Nobel Prizes were given; ~ Spindletop gushed
1902 Cuba became independent; ~ a rocket first hit the moon in the eye on film
1903 ~ the first World Series was played; ~ the first box of Crayola was sold; ~ Buck first heard the call of the wild
1904 ~ Peter Pan first flew; ~ Saint Louis held its great fair
1905 ~ the first lots of Las Vegas were sold
1906 the Devils Tower became the first national monument
1907 the Great White Fleet set out; ~ Picasso painted his ladies of Avignon
1908 the first Mother's Day was kept; ~ a song first asked to be taken out to the ball game
1909 the Lincoln penny was minted; Peary said that he had stood at the North Pole; Blériot flew over the English Channel
1910 the Boy Scouts came to America; ~ Mark Twain left with his comet
1911 Amundsen stood at the South Pole; Bingham climbed up to Machu Picchu
1912 Arizona and New Mexico became states; the first Girl Scouts met
1913 ~ the Armory Show shocked New York; ~ Ford's assembly line began to move; Grand Central Terminal opened
1914 the First World War began; ~ Chaplin first walked as the Tramp
1915 ~ San Francisco held its fair by the Golden Gate
1916 ~ Rockwell painted his first cover for the Post; Wilson was elected again
1917 America went into the First World War; the first Pulitzer Prizes were given
1918 ~ daylight was first saved by law in America
1919 the Grand Canyon became a national park; ~ the White Sox threw the World Series
1920 Prohibition began; an election was first told by radio
1921 the Unknown Soldier came home to Arlington; ~ Chaplin found his Kid
1922 the Lincoln Memorial was dedicated; ~ Joyce's Ulysses came out
1923 ~ Hollywood got its big letters; ~ Time first came out as a magazine
1924 ~ Gershwin first played his Rhapsody in Blue; all Native Americans became citizens by law
1925 Scopes was tried for teaching Darwin; ~ the New Yorker first came out
1926 Goddard flew his first rocket; ~ Gertrude Ederle swam the English Channel
1927 ~ the movies learned to talk; the Holland Tunnel opened
1928 penicillin was discovered; ~ bread was first sold sliced
1929 Byrd flew over the South Pole; ~ Popeye first appeared; ~ the first Oscars were given
1930 ~ Nancy Drew solved her first case; Grant Wood painted his American Gothic; Gandhi walked to the sea for salt
1931 the Star-Spangled Banner became the anthem; ~ Al Capone was found guilty of not paying taxes
1932 Franklin Roosevelt was first elected; ~ Lake Placid first held the Olympics
1933 Prohibition ended; Roosevelt first chatted by the fireside; ~ the Lone Ranger first rode on the radio
1934 ~ Mary Poppins first came out in print; dust from the plains fell on New York
1935 Social Security became law; ~ Porgy first loved Bess on a stage; Amelia Earhart flew alone from Hawaii
1936 Jesse Owens ran in Berlin
1937 Picasso painted Guernica; ~ a hobbit first left his hole
1938 ~ Martians landed on the radio; ~ Seabiscuit beat War Admiral
1939 Marian Anderson sang at the Lincoln Memorial; ~ Batman first appeared; ~ Lou Gehrig called himself the luckiest man
1940 Churchill became prime minister; ~ nylons first went on sale all over the country; ~ a bridge at Tacoma shook itself to pieces
1941 America went into the Second World War; ~ Citizen Kane reached the screen
1942 the battle of Midway was won; ~ Bambi reached the screen
1943 the Pentagon was finished; ~ Rosie the Riveter was on the cover of the Post
1944 the Allies came into Paris; ~ Smokey Bear got his hat
1945 the United Nations was founded; ~ the Slinky first walked in a store
1946 a computer as large as a room was first shown; ~ the bikini was first shown
1947 a plane first broke the sound barrier; ~ something fell near Roswell
1948 the Berlin airlift began; ~ Truman beat Dewey after all
1949 NATO was founded; ~ Miller's salesman first came home on a stage
1950 the Korean War began; ~ a wardrobe first led to Narnia
1951 Truman called MacArthur home; ~ everybody first loved Lucy
1952 Elizabeth became queen; ~ Charlotte first wrote in her web; ~ Hemingway's old man went out to sea
1953 the double helix was found; the fighting in Korea ended; ~ James Bond first appeared in print
1954 segregated schools were ruled unlawful; ~ Godzilla first rose from the sea; ~ Frodo first set out with a ring
1955 Rosa Parks kept her seat; Salk's vaccine was found to work
1956 the interstate highways were voted for; ~ Elvis first sang for Ed Sullivan; ~ Grace Kelly became a princess
1957 soldiers saw pupils safe into a school in Little Rock; ~ the Cat first put on his Hat; ~ West Side Story opened on Broadway
1958 the first American satellite went up; ~ Paddington first came to London in print
1959 Hawaii became a state; ~ Barbie was first sold; the Guggenheim opened in New York
1960 Kennedy was elected; students sat down at a lunch counter in Greensboro; ~ the Flintstones first appeared
1961 Alan Shepard first went up; the Berlin Wall went up; the Freedom Riders set out
1962 ~ Spider-Man first appeared; ~ Seattle opened its Space Needle; Russian missiles were found in Cuba
1963 the ZIP Code was introduced; ~ Max first sailed to the wild things
1964 the Civil Rights Act was signed; ~ the Mustang was first sold; ~ Willy Wonka first opened his gates in print
1965 the Voting Rights Act was signed; somebody first walked in space; ~ Charlie Brown first bought a sorry Christmas tree
1966 a probe first landed softly on the moon; ~ the Grinch first stole Christmas on television
1967 Thurgood Marshall joined the Supreme Court; ~ San Francisco had its summer of love
1968 people first flew around the moon; ~ Mister Rogers first changed his shoes for all the nation
1969 ~ Big Bird first came to Sesame Street; ~ the Woodstock festival was held
1970 ~ Monday Night Football began
1971 Amtrak ran its first train; ~ a golf ball was first hit on the moon
1972 Nixon went to China; ~ Pong was first played
1973 Skylab went up; ~ somebody first called by cell phone
1974 ~ Hank Aaron passed the Babe; ~ a bar code was first scanned in a store
1975 Russians and Americans shook hands in orbit; ~ Microsoft was founded; ~ Saturday Night Live first went on the air
1976 Viking landed on Mars; ~ Rocky first ran up the steps
1977 Voyager set out with its golden record; ~ Annie first sang of tomorrow on Broadway
1978 Sadat met Begin at Camp David; ~ Space Invaders first landed
1979 Mother Teresa won the Nobel Prize; ~ the Muppets made their first movie
1980 Reagan was first elected; ~ Pac-Man first ate his dots; ~ students beat the Soviets at hockey
1981 Sandra Day O'Connor joined the Supreme Court; ~ Donkey Kong threw his first barrels
1982 the Vietnam wall was dedicated in Washington; ~ Epcot opened
1983 Martin Luther King was given a holiday by law; ~ Cabbage Patch dolls sold out
1984 Geraldine Ferraro ran for Vice President; ~ the Ghostbusters were first called
1985 the wreck of the Titanic was found; ~ New Coke came and went; ~ Calvin first talked with Hobbes
1986 Mir went up; ~ Ferris Bueller took his day off
1987 Reagan asked for a wall to be torn down
1988 Seoul held the Olympics; ~ Roger Rabbit was framed on the screen
1989 ~ the Simpsons got a show of their own; ~ Harry met Sally on the screen
1990 Germany became one again; Mandela walked free; ~ Kevin was first left home alone
1991 ~ Beauty first danced with the Beast on the screen
1992 Clinton was first elected; ~ Barcelona held the Olympics
1993 Toni Morrison won the Nobel Prize; ~ Bill Murray woke to the same morning again and again
1994 Mandela became president; the Channel Tunnel opened; ~ Simba first became king
1995 Galileo reached Jupiter; ~ Cal Ripken passed Lou Gehrig
1996 ~ Atlanta held the Olympics; Clinton was elected again
1997 Pathfinder landed on Mars; ~ James Cameron sank the Titanic
1998 John Glenn went up again; ~ Seinfeld said goodbye
1999 the Panama Canal was handed over; ~ Neo took the red pill
2000 ~ Sydney held the Olympics
2001 Wikipedia was begun; ~ Shrek first left his swamp for the screen
2002 the euro came into purses
2003 ~ Nemo was found
2004 rovers came down on Mars; ~ Facebook was begun
2005 a probe came down on Titan
2006 ~ Twitter was begun
2007 ~ Harry Potter's last book came out
2008 ~ Iron Man reached the screen
2009 Obama became President; ~ Avatar reached the screen
2010 Chile brought its miners up alive
2011 ~ a computer won at Jeopardy
2012 the Higgs boson was found
2013 a pope stepped down
2014 ~ everybody poured ice over their heads
2015 ~ Hamilton opened on Broadway
2016 ~ everybody hunted Pokémon in the street
2017 the moon hid the sun from Oregon to South Carolina
2018 ~ Black Panther reached the screen
2019 the roof of Notre-Dame burned
2020 ~ a film from Korea won the Oscar
2021 the Webb telescope was launched
2022 the Webb telescope showed its first pictures
2023 ~ Barbie met Oppenheimer at the movies
2024 the moon hid the sun from Texas to Maine
`);
