/** A stay in the White House, from the first to the last year that falls wholly into it. */
export interface Term {
  from: number;
  to: number;
  /** Who it was, as one says it: "Grover Cleveland in his first term". */
  name: string;
  /** The same as something to find out: "the President for whom the teddy bear is named". */
  riddle: string;
}

/**
 * Terms whose whole years can date a place, with what everybody can find out of the President; what is told of one holds of
 * no other.
 */
export const terms: readonly Term[] = `
1790 1796 George Washington: the first President of all
1798 1800 John Adams: the first President to sleep in the White House
1802 1808 Thomas Jefferson: the President who had written the Declaration
1810 1816 James Madison: the shortest of all Presidents
1818 1824 James Monroe: the President after whom a doctrine is named
1826 1828 John Quincy Adams: the first President whose father had been one
1830 1836 Andrew Jackson: the President they called Old Hickory
1838 1840 Martin Van Buren: the President who had grown up speaking Dutch
1842 1844 John Tyler: the President with the most children
1846 1848 James Polk: the President on whose watch gold was found in California
1851 1852 Millard Fillmore: the last Whig in the White House
1854 1856 Franklin Pierce: the only President from New Hampshire
1858 1860 James Buchanan: the President who never married
1862 1864 Abraham Lincoln: the tallest of all Presidents
1866 1868 Andrew Johnson: the President who had been a tailor
1870 1876 Ulysses Grant: the President to whom Lee had surrendered
1878 1880 Rutherford Hayes: the President who had won by a single electoral vote
1882 1884 Chester Arthur: the President who came after Garfield
1886 1888 Grover Cleveland in his first term: the President who was wed in the White House
1890 1892 Benjamin Harrison: the President whose grandfather had been one
1894 1896 Grover Cleveland in his second term: the first President to come back after a defeat
1898 1900 William McKinley: the President who wore a carnation for luck
1902 1908 Theodore Roosevelt: the President for whom the teddy bear is named
1910 1912 William Howard Taft: the President who was to be Chief Justice
1914 1920 Woodrow Wilson: the President who had been president of Princeton
1922 1922 Warren Harding: the President who owned a newspaper in Marion, Ohio
1924 1928 Calvin Coolidge: the President they called Silent Cal
1930 1932 Herbert Hoover: the President who had been an engineer of mines
1934 1944 Franklin Roosevelt: the second Roosevelt
1946 1952 Harry Truman: the President who had sold hats and ties
1954 1960 Dwight Eisenhower: the President whom a whole country liked as Ike
1962 1962 John Kennedy: the youngest President ever elected
1964 1968 Lyndon Johnson: the President with a ranch on the Pedernales
1970 1973 Richard Nixon: the only President who resigned
1975 1976 Gerald Ford: the President who had played football for Michigan
1978 1980 Jimmy Carter: the President who had grown peanuts
1982 1988 Ronald Reagan: the President who had been in the movies
1990 1992 the elder George Bush: the elder President Bush
1994 2000 Bill Clinton: the President who played the saxophone
2002 2008 the younger George Bush: the younger President Bush
2010 2016 Barack Obama: the President who was born in Hawaii
`
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", riddle = ""] = line.slice(10).split(": ");
    return { from: Number(line.slice(0, 4)), to: Number(line.slice(5, 9)), name, riddle };
  });
