/** Right words of the library's texts that the dictionary (SCOWL to size 70) does not hold. */
export const wordsBeyondDictionary = `
alma alphorns aplomado aquí archeodome avant axe axemen axman ayy bacchante backcountry
baldcypress bandshell beanfield bedsheet bigtooth bluesmen bluestem boojum bowie boxwoods
boxwork bristlecone bugeyes bullboat cafe caprock carbonari carmaker casemates chairmaker
chateau cheesebox cherokee chile clubmoss clubwomen coffered cordgrass cordwalk couronne
crawlway creekside crownstone dalles del des don't downtowns dripstones earthfill elevateds
ferris ferro floodway flowstone flyer flyers frisbees garita gasoliers glassmaker gripman
gunless haint handprints hatchlings headframe headframes helictites hewn hillman hoglike
homesite hoofprints houndstooth icefield inclinators jackalope jesses kames katsina kivas koi
krewes lakeshore lamplit leapt limburger lodgepole longships malapai maneless mangos midmorning
minié monkeypod moonlike mosasaurs muckers namers nanooks nought o'clock ochre octobass
paddlewheel papier paso photoplays pierogi placemat plantsman por porticos pullmans quonset
rainforest redstone regilded remudded rewrapped ridley roadless rockfill rolodex romanesque
roofline rowhouses rubbled sandhill sawgrass sawn seawolves shellstone shorefront shovelmakers
skidder skylit slickrock smallmouth smokies snowcats snowcocks snowmelt storyland sugarbush
supervolcano surfmen swales swallowers sweetgrass tallgrass teepees thunderbirds tipi
titanotheres toolshed townsite trailhead trainasse treehouse tri trilliums tritoma tritomas
trunked tsar tsars tule unbuilt unrestored unroofed utopian vigas wagonloads weathervane
weathervanes whaleship wheelmen winningest winterers wolfman yellowstone`
  .trim()
  .split(/\s+/);
