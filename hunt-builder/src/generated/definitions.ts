/**
 * Made by scripts/make-definitions.ts from WordNet 3.1 (c) 2011 by Princeton University; see
 * WORDNET-LICENSE.txt beside it. One line per word: word|meaning|other list words of that meaning.
 */
export const definitionLines = `aardvark|nocturnal burrowing mammal of the grasslands of Africa that feeds on termites|anteater
aback|having the wind against the forward side of the sails|
abash|cause to be embarrassed|
abate|make less active or intense|slack
abbot|the superior of an abbey of monks|
abdomen|the region of the body of a vertebrate between the thorax and the pelvis|stomach
abduct|take away to an undisclosed location against their will and usually in order to extract a ransom|kidnap snatch
abet|assist or encourage, usually in some wrongdoing|
abide|put up with something or somebody unpleasant|digest stomach stand
ability|the quality of being able to perform|
ablaze|keenly excited or indicating excitement|aroused
abnormal|departing from the normal in e.g. intelligence and development|
abode|any address at which you dwell more than temporarily|
abort|the act of terminating a project or procedure before it is completed|
abortion|termination of pregnancy|
abound|be abundant or plentiful|
about|imprecise but fairly close to correct|some around
above|at an earlier place|
abreast|alongside each other, facing in the same direction|
abridged|shortened by condensing or rewriting|
abrupt|marked by sudden changes in subject and sharp transitions|
absent|not being in a specified place|
absolve|grant remission of a sin to|
absorb|become imbued|
abstain|refrain from voting|
abstract|consider a concept without thinking of a specific example|
absurd|inconsistent with reason or logic or common sense|
abuse|change the inherent purpose or function of something|
abused|subjected to cruel treatment|
abysmal|resembling an abyss in depth|
academy|a secondary school|
accede|yield to another's wish or opinion|submit
accented|bearing the principle stress, usually accompanied by a change in pitch|tonic
accepted|generally approved or compelling recognition|
acclaim|praise vociferously|herald
accord|allow to have|allot grant
accost|speak to someone|
accredit|grant credentials to|
accrued|periodically accumulated over time|
accuracy|the quality of being near to the true value|
accurate|characterized by perfect conformity to fact or truth|
accused|a defendant in a criminal proceeding|
accusing|containing or expressing accusation|
ace|the smallest whole number or a numeral representing this number|unity
ache|feel physical pain|
achieve|to gain with effort|attain reach
aching|causing a dull and steady pain|
acid|harsh or corrosive in tone|virulent
acidic|being sour to the taste|acid
acquaint|cause to come to know personally|
acquire|come into the possession of something concrete or abstract|
acquit|pronounce not guilty of criminal charges|clear
acreage|an area of ground used for some particular purpose|
acrobat|an athlete who performs acts requiring skill and agility and coordination|
acrylic|a glassy thermoplastic|
acting|the performance of a part or role in a drama|playing
activate|put in motion or move to act|trip
activist|a militant reformer|militant
activity|any specific behavior|
actual|presently existing in fact and not merely potential or possible|existent
actuary|someone versed in the collection and interpretation of numerical data|
acute|having or experiencing a rapid onset and short but severe course|
acutely|in a keen or penetrating way|
adamant|impervious to pleas, persuasion, requests, reason|
adapted|changed in order to improve or made more fit for a particular purpose|altered
add|state or say further|append supply
addendum|textual matter that is added onto a publication|
addicted|compulsively or physiologically dependent on something habit-forming|
additive|something added to enhance food or gasoline or paint or medicine|
adequate|having the requisite qualities or resources to meet a task|
adhere|be compatible or in accordance with|
adherent|someone who believes and helps to spread the doctrine of another|disciple
adhesion|abnormal union of bodily tissues|
adjacent|nearest in space or position|next
adjoin|lie adjacent to another or share a boundary|border edge march butt
adjourn|close at the end of a session|
adjust|alter or regulate so as to achieve accuracy or conform to a standard|
admiral|the supreme commander of a fleet|
admirer|a person who backs a politician or a team etc.|booster
admit|allow to enter|
admonish|advise or counsel in terms of someone's behavior|
ado|a rapid active commotion|hustle
adopt|choose and follow|
adoptive|of parents and children|
adorable|lovable especially in a childlike or naive way|
adored|regarded with deep or rapturous love|
adorn|make more attractive by adding ornament, colour, etc.|ornament
adrift|floating freely|
advanced|farther along in physical or mental development|
advent|arrival that has been awaited|coming
adverse|contrary to your interests or welfare|
advert|a public promotion of some product or service|
advise|inform of something|notify
advised|having the benefit of careful prior consideration or counsel|
advocacy|active support of an idea or cause etc.|
advocate|push for something|urge
aerobic|depending on free oxygen or air|
afar|at or from or to a great distance|
affair|a vaguely specified concern|matter
affected|speaking or behaving in an artificial way to make an impression|
affirm|establish or strengthen as with new evidence or facts|sustain
affix|add to the very end|append
affixed|firmly attached|
afflict|cause great unhappiness for|
afford|be able to spare or give up|
affront|a deliberately offensive act or something producing the effect of deliberate disrespect|insult
afield|far away from home or one's usual surroundings|
afloat|aimlessly drifting|adrift
afraid|filled with fear or apprehension|
after|happening at a time subsequent to a reference time|
age|how long something has existed|
agency|an administrative unit of government|office
agent|an active and efficient cause|
aggrieve|infringe on the rights of|
agile|moving quickly and lightly|nimble quick
agitate|try to stir up public opinion|
aglow|softly bright or radiant|
agree|be in accord|hold
aground|stuck in a place where a ship can no longer float|
ahead|at or in the front|before
aid|give help or assistance|help assist
airborne|moved or conveyed by or through air|
aired|open to or abounding in fresh air|airy
airfield|a place where planes take off and land|field
airily|in a flippant manner|
airline|a hose that carries air under pressure|
airmail|letters and packages that are transported by aircraft|
airport|an airfield equipped with control tower and hangars as well as accommodations for passengers and cargo|
airstrip|an airfield without normal airport facilities|strip
airy|open to or abounding in fresh air|aired
ajar|slightly open|
akin|similar in quality or character|kindred
alarmed|experiencing a sudden sense of danger|
alarmist|a person who alarms others needlessly|
album|one or more recordings issued together|
alcove|a small recess opening off a larger room|bay
alert|warn or arouse to a sense of danger or call to a state of preparedness|
alfalfa|leguminous plant grown for hay or forage|
algae|primitive chlorophyll-containing mainly aquatic eukaryotic organisms lacking true stems and roots and leaves|
alien|not contained in or deriving from the essential nature of something|
alienate|arouse hostility or indifference in where there had formerly been love, affection, or friendliness|estrange
aligned|brought into agreement or cooperation on the side of a faction, party, or cause|
aligning|causing to fall into line or into position|
alimony|court-ordered support paid by one spouse to another after they are separated|
alkali|a mixture of soluble salts found in arid soils and some bodies of water|
all|used with either mass or count nouns to indicate the whole number or amount of or every one of a class|
allay|lessen the intensity of or calm|still ease
alleged|declared but not proved|
allegory|a short moral story|fable parable
alley|a narrow street with walls on both sides|
allied|related by common characteristics or ancestry|
allot|administer or bestow, as in small portions|deal lot
allotted|given as a task|
alloy|lower in value by increasing the base-metal content|debase
allude|make a more or less disguised reference to|advert
allusion|passing reference or indirect mention|
ally|a friendly nation|
aloft|at or on or to the masthead or upper rigging of a ship|
aloha|an acknowledgment that can be used to say hello or goodbye|
along|with a forward motion|
aloud|using the voice|
alphabet|a character set that includes letters and is used to write a language|
alpine|relating to or characteristic of alps|
alright|without doubt|
altered|changed in form or character without becoming something else|
altering|the sterilization of an animal|
altitude|elevation especially above sea level or above the earth's surface|height
altruism|the quality of unselfish concern for the welfare of others|
amaze|affect with wonder|astound
amazing|surprising greatly|
amber|of a medium to dark brownish yellow color|
ambition|a cherished desire|
ambush|the act of concealing yourself and lying in wait to attack by surprise|trap
amenable|disposed or willing to conform|
amended|of legislation|
amenity|pleasantness resulting from agreeable conditions|
amethyst|a transparent purple variety of quartz|
amiably|in an affable manner|affably
ammo|projectiles to be fired from a gun|
ammonia|a pungent gas compounded of nitrogen and hydrogen|
amnesiac|suffering from a partial loss of memory|
amount|a quantity of money|
amp|the basic unit of electric current adopted under the Systeme International d'Unites|
ample|more than enough in size or scope or capacity|
amplify|increase in size, volume or significance|magnify
amputate|remove surgically|
amuse|occupy in an agreeable, entertaining or pleasant fashion|
amusing|providing enjoyment|
anal|of or related to the anus|
analogy|an inference that if things agree in some respects they probably agree in others|
analyst|an expert who studies financial data and recommends appropriate business actions|
anarchic|without law or control|
anathema|a detested person|
ancestor|someone from whom you are descended|
ancestry|the descendants of one individual|lineage line pedigree origin stock
ancient|belonging to times long past especially of the historical period before the fall of the Western Roman Empire|
android|an automaton that resembles a human being|
anecdote|short account of an incident|
angel|person of exceptional holiness|saint
anger|a strong emotion|ire
angle|the space between two lines or planes that intersect|
angler|a scheming person|
angry|feeling or showing anger|
anguish|extreme mental distress|torment torture
animal|a living organism characterized by voluntary movement|
animated|having life or vigor or spirit|
ankle|a gliding joint between the distal ends of the tibia and fibula and the proximal end of the talus|
annotate|add explanatory notes to or supply with critical comments|
annoyed|aroused to impatience or anger|miffed nettled peeved pissed stung
annual|completing its life cycle within a year|
annuity|income from capital investment paid in a series of regular payments|
anoint|choose by or as if by divine intervention|
anomaly|deviation from the normal or common order or form or rule|
anorak|a kind of heavy jacket|
another|any of various alternatives|
antacid|an agent that counteracts or neutralizes acidity|
anteater|nocturnal burrowing mammal of the grasslands of Africa that feeds on termites|aardvark
antelope|graceful Old World ruminant with long legs and horns directed upward and backward|
anthill|a mound of earth made by ants as they dig their nest|
antic|ludicrously odd|
antique|made in or typical of earlier times and valued for its age|
antler|deciduous horn of a member of the deer family|
anxiety|a vague unpleasant emotion that is experienced in anticipation of some misfortune|
anymore|at the present or from now on|
anyway|used to indicate that a statement explains or supports a previous statement|
apart|separated or at a distance in place or position or time|
ape|any of various primates with short tails or no tail at all|
aperitif|alcoholic beverage taken before a meal as an appetizer|
aperture|a device that controls amount of light admitted|
aphorism|a short pithy instructive saying|
apology|an expression of regret at having caused trouble for someone|
appalled|struck with fear, dread, or consternation|dismayed shocked
apparent|clearly revealed to the mind or the senses or judgment|manifest patent
appear|give a certain impression or have a certain outward aspect|look seem
appease|cause to be more favorably inclined|pacify
append|add to the very end|affix
appendix|a vestigial process that extends from the lower end of the cecum and that resembles a small pouch|
appetite|a feeling of craving something|
applause|a demonstration of approval by clapping the hands together|clapping
applied|concerned with concrete problems or data rather than with fundamental principles|
appoint|create and charge with a task or function|
appraise|evaluate or estimate the nature, quality, ability, extent, or significance of|measure value
approval|a feeling of liking something or someone good|
approve|give sanction to|sanction
apricot|Asian tree having clusters of usually white blossoms and edible fruit resembling the peach|
apt|naturally disposed toward|given tending
aptitude|inherent ability|
aquarium|a tank or pool or bowl filled with water for keeping live fish and underwater animals|
aqueduct|a conduit that resembles a bridge but carries water over a valley|
arbiter|someone with the power to settle matters at will|
arc|electrical conduction through a gas in an applied electric field|
arcane|requiring secret or mysterious knowledge|
arch|a curved shape in the vertical plane that spans an opening|
archer|a person who is expert in the use of a bow and arrow|
archive|a depository containing historical records and documents|
archway|a passageway under a curved masonry construction|arch
ardent|characterized by intense emotion|torrid
arena|a particular environment or walk of life|orbit field
arguable|capable of being supported by argument|
argue|give evidence of|
arguing|a contentious speech act|tilt
aria|an elaborate song for solo voice|
arid|lacking sufficient water or rainfall|
ark|sacred chest where the ancient Hebrews kept the two tablets containing the Ten Commandments|
armband|worn around arm as identification or to indicate mourning|
armed|characterized by having or bearing arms|
armhole|a hole through which you put your arm and where a sleeve can be attached|
armpit|the hollow under the arm where it is joined to the shoulder|
army|a permanent organization of the military land forces of a nation or state|
aromatic|of or relating to or containing one or more benzene rings|
around|in the area or vicinity|about
arouse|stop sleeping|awake
aroused|brought to a state of great tension|
arraign|call before a court to answer an indictment|
arranged|disposed or placed in a particular kind of order|ordered
arrayed|in ceremonial attire and paraphernalia|
arrive|reach a destination|come
arrogant|having or showing feelings of unwarranted importance out of overbearing pride|
arsenal|a place where arms are manufactured|
arson|malicious burning to destroy property|
arsonist|a criminal who illegally sets fire to property|
artful|not straightforward or candid|
artifice|a deceptive maneuver|ruse
artisan|a skilled worker who practices some trade or handicraft|
artistic|satisfying aesthetic standards and sensibilities|
artwork|photographs or other visual representations in a printed publication|
ascetic|someone who practices self denial as a spiritual discipline|
ashamed|feeling shame or guilt or embarrassment or remorse|
ashore|towards the shore from the water|
aside|on or to one side|
askance|with suspicion or disapproval|
askew|turned or twisted to one side|
asking|the verbal act of requesting|request
aspect|a distinct feature or element in a problem|facet
asphalt|a dark bituminous substance found in natural beds and as residue from petroleum distillation|
aspire|have an ambitious plan or a lofty goal|
aspiring|desiring or striving for recognition or advancement|wishful
assault|attack someone physically or emotionally|attack
assemble|create by putting components or members together|piece
assent|agreement with a statement or proposal to do something|
assert|state categorically|maintain
assessor|an official who evaluates property for the purpose of taxing it|
assign|attribute or credit to|
assist|the activity of contributing to the fulfillment of a need or furtherance of an effort or purpose|aid help
assort|keep company with|consort
assorted|of many different kinds purposefully arranged but lacking any uniformity|
assumed|adopted in order to deceive|false sham
assure|make certain of|ensure secure
assuring|giving confidence|
asterisk|a star-shaped character * used in printing|star
asthma|respiratory disorder characterized by wheezing|
astound|affect with wonder|amaze
astride|with one leg on each side|
astute|marked by practical hardheaded intelligence|
asylum|a shelter from danger or hardship|refuge
athletic|vigorously active|
atomic|immeasurably small|
attach|create social or emotional ties|tie bond
attack|an offensive against an enemy|onset
attain|to gain with effort|achieve reach
attempt|earnest and conscientious activity intended to do or accomplish something|try
attended|playing or singing with instrumental or vocal accompaniment|
attest|provide evidence for|certify manifest evidence
attic|floor consisting of open space at the top of a house just below roof|
attitude|a complex mental state involving beliefs and feelings and values and dispositions to act in certain ways|
attorney|a professional person authorized to practice law|
attune|adjust or accustom to|
auction|a variety of bridge in which tricks made in excess of the contract are scored toward game|
audacity|fearless daring|
audio|a recording of acoustic signals|
auditor|someone who listens attentively|listener
augment|enlarge or increase|
aunt|the sister of your father or mother|
aural|of or pertaining to hearing or the ear|
austere|severely simple|severe stark
author|writes professionally|writer
auto|a motor vehicle with four wheels|machine
autumn|the season when the leaves fall from the trees|
avail|use to one's advantage|
avenge|take revenge for a perceived wrong|revenge
avenged|for which vengeance has been taken|
avenue|a line of approach|
aversion|a feeling of intense dislike|
avert|prevent the occurrence of|deflect
averting|the act of preventing something from occurring|
aviator|someone who operates an aircraft|
avocado|a pear-shaped tropical fruit with green or blackish skin and rich yellowish pulp enclosing a single large seed|
avow|to declare or affirm solemnly and formally as true|affirm assert swan swear
avowed|openly declared as such|
awaited|expected hopefully|
awake|not in a state of sleep|
awakened|aroused or activated|
aware|having or showing knowledge or understanding or realization or perception|
away|from a particular thing or place or position|off
awe|an overwhelming feeling of wonder or admiration|
awesome|inspiring awe or admiration or wonder|amazing awing
awhile|for a short time|
awing|inspiring awe or admiration or wonder|amazing awesome
awning|a canopy made of canvas to shelter people or things from rain or sun|
axle|a shaft on which a wheel rotates|
azalea|any of numerous ornamental shrubs grown for their showy flowers of various colors|
baa|the cry made by sheep|
babble|utter meaningless sounds, like a baby, or utter in an incoherent way|
babbling|gibberish resembling the sounds of a baby|babble
baboon|large terrestrial monkeys having doglike muzzles|
babyish|characteristic of a baby|
babysit|take watchful responsibility for|
back|in or to or toward a former location|
backdrop|scenery hung at back of stage|
backed|used of film that is coated on the side opposite the emulsion with a substance to absorb light|
backfire|the backward escape of gases and unburned gunpowder after a gun is fired|
backing|the act of providing approval and support|backup
backlog|an accumulation of jobs not done or materials not processed that are yet to be dealt with|
backpack|a bag carried by a strap on your back or shoulder|rucksack
backup|an accumulation caused by clogging or a stoppage|
backyard|the grounds in back of a house|
bad|having undesirable or negative qualities|
badge|an emblem that signifies your status|
badly|to a severe or serious degree|severely gravely
baffle|be a mystery or bewildering to|perplex stick mystify beat stupefy amaze
baffling|making great mental demands|tough
bagel|glazed yeast-raised doughnut-shaped roll with hard crust|
baggage|cases used to carry belongings when traveling|luggage
bagging|coarse fabric used for bags or sacks|sacking
bagpipe|a tubular wind instrument|
bail|money that must be forfeited by the bondsman if an accused person fails to appear in court for trial|bond
bait|anything that serves as an enticement|hook lure
baiting|harassment especially of a tethered animal|
bake|cook and make edible by putting in a hot oven|
baking|making bread or cake or pastry etc.|
balanced|being in a state of proper equilibrium|
balcony|an upper floor projecting from the rear over the main floor in an auditorium|
bale|a large bundle bound for storage or transport|
ballad|a narrative song with a recurrent refrain|lay
ballet|a theatrical representation of a story that is performed to music by trained dancers|
balloon|large tough nonrigid bag filled with gas or heated air|
ballroom|large room used mainly for dancing|
balm|any of various aromatic resinous substances used for healing and soothing|
baloney|pretentious or silly talk or writing|humbug
ban|forbid the public distribution of|censor
banal|repeated too often|stock tired
banana|elongated crescent-shaped yellow fruit with soft sweet flesh|
bandage|a piece of soft material that covers and protects an injured part of the body|
banish|expel from a community or group|ban
banjo|a stringed instrument of the guitar family that has long neck and circular body|
banknote|a piece of paper money|
banned|forbidden by law|
banning|an official prohibition or edict against something|ban
banquet|a ceremonial dinner party for many people|
bar|a room or establishment where alcoholic drinks are served over a counter|barroom saloon
barbaric|without civilizing influences|savage wild
barbecue|a cookout in which food is cooked over an open fire|
barbell|a bar to which heavy discs are attached at each end|
bard|a lyric poet|
bare|completely unclothed|naked
bared|having the head uncovered|
barely|only a very short time before|hardly just scarcely
barf|the matter ejected in vomiting|vomit
barge|a flatbottom boat for carrying heavy loads|
baring|the removal of covering|husking
bark|tough protective covering of the woody stems and roots of trees and other woody plants|
barman|an employee who mixes and serves alcoholic drinks at a bar|
barn|an outlying farm building for storing grain or animal feed and housing farm animals|
barnyard|a yard adjoining a barn|
baroque|having elaborate symmetrical ornamentation|
barrage|the rapid and continuous delivery of linguistic communication|
barrel|a tube through which a bullet travels when a gun is fired|
barrier|a structure or object that impedes free movement|
barring|the act of excluding someone by a negative vote or veto|
barroom|a room or establishment where alcoholic drinks are served over a counter|bar saloon
baseball|a ball game played with a bat and ball between two teams of nine players|
basement|the lowermost portion of a structure partly or wholly below ground level|cellar
bashful|self-consciously timid|
basic|reduced to the simplest and most significant form possible without loss of generality|
basin|a bowl-shaped vessel|
bask|derive or receive pleasure from|enjoy relish
bassoon|a double-reed instrument|
baste|cover with liquid before cooking|
bat|wink briefly|flutter
bate|moderate or restrain|
bated|diminished or moderated|
bathe|cleanse the entire body|
bathing|immersing the body in water or sunshine|
bathroom|a room containing a bathtub or shower and usually a washbasin and toilet|
bathtub|a relatively large open container that you fill with water and use to wash the body|
baton|a thin tapered rod used by a conductor to lead an orchestra or choir|wand
battered|damaged by blows or hard usage|
battery|group of guns or missile launchers operated together at one place|
battle|a hostile meeting of opposing military forces in the course of a war|conflict
baud|a data transmission rate for modems|
bawl|shout loudly and without restraint|bellow
bawling|loud cries made while weeping|
bay|an indentation of a shoreline larger than a cove but smaller than a gulf|
bayou|a swampy arm or slow-moving outlet of a lake|
beach|an area of sand sloping down to the water of a sea or lake|
beacon|a fire that can be seen from a distance|
beading|ornamentation with beads|
beagle|a small short-legged smooth-coated breed of hound|
beam|a signal transmitted along a narrow path|
bean|any of various edible seeds of plants of the family Leguminosae used for food|
bearable|capable of being borne though unpleasant|
beard|the hair growing on the lower part of a man's face|
bearing|relevant relation or interconnection|
beat|come out better in a competition, race, or conflict|trounce vanquish
beaten|formed or made thin by hammering|
beating|the act of overcoming or outdoing|whipping
beauty|the qualities that give pleasure to the senses|
bebop|an early form of modern jazz|bop
becoming|according with custom or propriety|
bed|a piece of furniture that provides a place to sleep|
bedded|deposited or arranged in horizontal layers|
bedding|coverings that are used on a bed|
bedrock|solid unweathered rock lying beneath surface deposits of soil|
bedside|space by the side of a bed|
bee|any of numerous hairy-bodied insects including social and solitary species|
beef|cattle that are reared for their meat|
beefy|muscular and heavily built|
beeline|the most direct route|
beeswax|a yellow to brown wax secreted by honeybees to build honeycombs|
beet|biennial Eurasian plant usually having a swollen edible root|
befall|happen, occur, or be the case in the course of events or by chance|happen
befit|accord or comport with|suit
before|earlier in time|
beg|call upon in supplication|implore pray
beggar|be beyond the resources of|
begging|a solicitation for money or food|
beginner|someone new to a field or activity|
beguile|influence by slyness|juggle
beguiled|filled with wonder and delight|charmed
behalf|as the agent of or on someone's part|
beheaded|having had the head cut off|
behind|in or to or toward the rear|
beholder|a person who becomes aware through the senses|
beige|a very light brown|
belated|after the expected or usual time|late tardy
belfry|a bell tower|
belie|be in contradiction with|negate
belief|any cognitive content held as true|
belittle|cause to seem less serious|
bell|a hollow device made of metal that makes a ringing sound when struck|
bellied|having a belly|
bellow|shout loudly and without restraint|bawl
bellying|curving outward|bellied
below|in or to a place that is lower|beneath
belt|endless loop of flexible material between two rotating shafts or pulleys|
belting|the material of which belts are made|
bemuse|cause to be confused emotionally|throw
bend|form a curve|
bender|revelry in drinking|carouse
beneath|in or to a place that is lower|below
benign|not dangerous to health|
bequest|a gift of personal property by will|
bereft|unhappy in love|
beret|a cap with no brim or bill|
berry|any of numerous small and pulpy edible fruits|
berserk|wildly frenzied and out of control|
beset|annoy continually or chronically|hassle harry molest provoke
besiege|surround so as to force to give up|surround
best|having the most positive qualities|
bestial|resembling a beast|brutish
bestow|give as a gift|
bet|the money risked on a gamble|stake wager
beta|the 2nd letter of the Greek alphabet|
betray|reveal unintentionally|
betting|preoccupied with the pursuit of pleasure and especially games of chance|
between|in the interval|
beverage|any liquid suitable for drinking|drink
bewitch|attract strongly, as if with a magnet|
biased|favoring one person or side over another|slanted
bib|top part of an apron|
bible|a book regarded as authoritative in its field|
bicycle|a wheeled vehicle that has two wheels and is moved by foot pedals|bike wheel cycle
bid|propose a payment|
bidder|someone who makes an offer|
big|above average in size or number or quantity or magnitude or extent|large
bigamy|the state of having two spouses at the same time|
bigot|a prejudiced person who is intolerant of any opinions differing from his own|
bike|a motor vehicle with two wheels and a strong frame|
bile|a digestive juice secreted by the liver and stored in the gallbladder|gall
billfold|a pocket-size case for holding papers and paper money|wallet
billion|denoting a quantity consisting of one thousand million items or units in the United States|
bin|an identification number consisting of a two-part code assigned to banks and savings associations|
binary|a system of two stars that revolve around each other under their mutual gravitation|
binder|holds loose papers or magazines|
binge|any act of immoderate indulgence|orgy
bingo|a game in which numbered balls are drawn at random and players cover the corresponding numbers on their cards|
binomial|of or relating to or consisting of two terms|
biped|an animal with two feet|
biplane|old fashioned airplane|
bird|warm-blooded egg-laying vertebrates characterized by feathers and forelimbs modified as wings|
birth|the time when something begins|
biscuit|small round bread leavened with baking-powder or soda|
bisect|cut in half or cut in two|
bison|any of several large humped bovids having shaggy manes and large heads and short horns|
bitch|an unpleasant difficulty|
bite|to grip, cut off, or tear with or as if with the teeth or jaws|
bitmap|an image represented as a two dimensional array of brightness values for pixels|
biweekly|a periodical that is published twice a week or every two weeks|
blab|divulge confidential information or secrets|talk peach babble sing
black|being of the achromatic color of maximum darkness|
blacken|burn slightly and superficially so as to affect color|char sear scorch
blacking|a substance used to produce a shiny protective surface on footwear|
blacktop|a black bituminous material used for paving roads or other areas|
blade|especially a leaf of grass or the broad portion of a leaf as distinct from the petiole|
blame|harass with constant criticism|pick
blamed|expletives used informally as intensifiers|blame damned
blanched|anemic looking from illness or emotion|white
blank|not written or printed on|white
blare|a loud harsh or strident noise|blaring din
blaring|a loud harsh or strident noise|blare din
blast|make a strident sound|blare
blastoff|the launching of a missile or spacecraft to a specified destination|shot
blaze|shine brightly and intensively|
blazing|shining intensely|blinding dazzling glaring
bleached|having lost freshness or brilliance of color|faded
bleak|offering little or no hope|black dim
bleakly|without hope|
bleat|the sound of sheep or goats|
blend|combine into one|
blended|combined or mixed together so that the constituent parts are indistinguishable|
blending|a gradation involving small or imperceptible differences between grades|shading
blessing|the formal act of approving|approval
blind|unable to see|
blinding|shining intensely|blazing dazzling glaring
blindly|without seeing or looking|
blinking|a reflex that closes and opens the eyes rapidly|
blissful|completely happy and contented|
blister|a flaw on a surface resulting when an applied substance does not adhere|
blithely|in a joyous manner|merrily
bloat|swelling of the rumen or intestinal tract of domestic animals caused by excessive gas|
block|a solid piece of something|
blockage|the physical condition of blocking or filling a passage with an obstruction|
blocking|the act of obstructing or deflecting someone's movements|block
blog|a shared on-line journal where people can post diary entries about their personal experiences and hobbies|
blogger|a person who keeps and updates a blog|
blond|being or having light colored skin and hair and usually blue or grey eyes|
blooded|of unmixed ancestry|
bloody|informal intensifiers|blinking blooming flaming fucking
bloom|produce or yield flowers|blossom
blooming|the organic process of bearing flowers|bloom
blossom|reproductive organ of angiosperm plants especially one having showy or colorful parts|bloom
blotch|an irregularly shaped spot|
blotched|marked with irregularly shaped spots or blots|
blowout|an easy victory|runaway
blowup|a violent release of energy caused by a chemical or nuclear reaction|
bludgeon|overcome or coerce as if by using a heavy club|
bluebell|sometimes placed in genus Scilla|
bluff|a high steep bank|
bluing|a process that makes something blue|
blunder|an embarrassing mistake|bungle flub
blur|a hazy or indistinct representation|fuzz
blurred|indistinct or hazy in outline|blurry fuzzy hazy
blurry|indistinct or hazy in outline|blurred fuzzy hazy
blush|turn red, as if in embarrassment or shame|flush
blusher|yellowish edible agaric that usually turns red when touched|
blushing|having a red face from embarrassment or shame or agitation or emotional upset|
boa|a long thin fluffy scarf of feathers or fur|
board|a committee having supervisory powers|
boarder|a tenant in someone's house|
boarding|the act of passengers and crew getting aboard a ship or aircraft|
boasting|speaking of yourself in superlatives|
boating|water travel for pleasure|yachting
bobsled|formerly two short sleds coupled together|
bode|indicate, as with a sign or an omen|portend presage predict
bodice|part of a dress above the waist|
boding|a feeling of evil to come|
bodywork|the exterior body of a motor vehicle|
bog|wet spongy ground of decomposing vegetation|
boil|a painful sore with a hard core filled with pus|
boiler|sealed vessel where water is converted to steam|
bold|fearless and daring|
bolster|support and strengthen|
bombard|a large shawm|
bomber|a large sandwich made of a long crusty roll split lengthwise and filled with meats and cheese|sub wedge
bonanza|an especially rich vein of precious ore|
bond|an electrical force linking atoms|
bone|rigid connective tissue that makes up the skeleton of vertebrates|
bonfire|a large outdoor fire that is lighted as a signal or in celebration|
bongo|a small drum|
bonnet|a hat tied under the chin|
boo|show displeasure, as after a performance or speech|
boob|an ignorant or foolish person|dummy
boogie|an instrumental version of the blues|
bookcase|a piece of furniture with shelves for storing books|
bookend|a support placed at the end of a row of books to keep them upright|
bookie|a gambler who accepts and pays off bets|
booklet|a small book usually having a paper cover|folder leaflet pamphlet
bookshop|a shop where books are sold|
boom|make a resonant sound, like artillery|din
boon|a desirable state|blessing
boorish|ill-mannered and coarse and contemptible in behavior or appearance|
booster|a person who backs a politician or a team etc.|admirer
boot|footwear that covers the whole foot and lower leg|
bootee|a slipper that is soft and wool|
bootleg|whiskey illegally distilled from a corn mash|
booze|an alcoholic beverage that is distilled rather than fermented|liquor
boozer|a person who drinks alcohol to excess habitually|
bop|an early form of modern jazz|bebop
border|a line that indicates a boundary|
bore|make a hole, especially with a pointed power or hand tool|drill
boring|so lacking in interest as to cause mental weariness|dull slow
born|brought into existence|
borough|one of the administrative divisions of a large city|
borrower|someone who receives something on the promise to return it or its equivalent|
bossy|offensively self-assured or given to exercising usually unwarranted power|
botany|all the plant life in a particular region or period|
botched|spoiled through incompetence or clumsiness|bungled
both|two considered together|
bother|take the trouble to do something|
bottle|a glass or plastic vessel used for storing drinks or other liquids|
bough|any of the larger branches of a tree|
boulder|a large smooth mass of rock detached from its place of origin|
bouncing|rebounding from an impact|
bound|confined by bonds|
bounty|the property of copious abundance|
bouquet|an arrangement of flowers that is usually given as a present|corsage
bout|a division during which one team is on the offensive|turn round
bovine|of or relating to or belonging to the genus Bos|
bowed|of a stringed instrument|
bowel|the part of the alimentary canal between the stomach and the anus|
bowl|a round vessel that is open at the top|
bowler|a cricketer who delivers the ball to the batsman in cricket|
box|private area in a theater or grandstand where a small group can watch the performance|
boxcar|a freight car with roof and sliding doors in the sides|
boxer|someone who fights with his fists for sport|
boy|a youthful male person|
boyhood|the childhood of a boy|
boyish|befitting or characteristic of a young boy|
braced|positioned so as to be ready for confrontation or danger|
bracing|a structural member used to stiffen a framework|
bracket|a category falling within certain defined limits|
brag|an instance of boastful talk|bragging crow
bragging|an instance of boastful talk|brag crow
brain|that part of the central nervous system that includes all the higher nervous centers|
braise|cook in liquid|
braising|cooking slowly in fat in a closed pot with little moisture|
branch|a division of some larger or more complex organization|
brand|a name given to a product or service|
branding|the act of stigmatizing|
brandy|distilled from wine or fermented fruit juice|
brassy|tastelessly showy|flashy garish loud tacky tatty trashy
bravado|a swaggering show of courage|
bravery|a quality of spirit that enables you to face danger or pain without showing fear|
brawl|an uproarious party|
brawn|possessing muscular strength|muscle
brawny|possessing physical strength and weight|hefty powerful sinewy
brazen|unrestrained by convention or propriety|brassy
brazier|large metal container in which coal or charcoal is burned|
break|become separated into pieces or fragments|
breakup|the termination or disintegration of a relationship|
breath|the air that is inhaled and exhaled in respiration|
breathed|uttered without voice|
breeding|elegance by virtue of fineness of manner and expression|
brethren|the lay members of a male religious order|
brevity|the use of brief expressions|
bribe|payment made to a person in a position of trust to corrupt his judgment|payoff
bridal|archaic terms for a wedding or wedding feast|
bride|a woman who has recently been married|
bridle|headgear for a horse|
brief|of short duration or distance|
briefing|detailed instructions, as for a military operation|
brigade|army unit smaller than a division|regiment
bright|emitting or reflecting light readily or in large amounts|
brim|the top edge of a vessel or other container|rim lip
brine|water containing salts|
bringing|the act of delivering or distributing something|delivery
brink|a region marking a boundary|verge
brisk|quick and energetic|alert lively rattling snappy
bristled|having or covered with protective barbs or quills or spines or thorns or setae etc.|burred prickly thorny
broached|of a cask or barrel|
broad|having great extent from one side to the other|
broadly|without regard to specific details or exceptions|loosely
brocaded|embellished with a raised pattern created by pressure or embroidery|embossed
broccoli|plant with dense clusters of tight green flower buds|
brogue|a thick and heavy shoe|
broiled|cooked by radiant heat|
broiling|cooking by direct exposure to radiant heat|grilling
broke|lacking funds|
broker|a businessman who buys or sells for another in exchange for a commission|agent factor
bronco|an unbroken or imperfectly broken mustang|
bronzed|having a tan color from exposure to the sun|tanned
brood|the young of an animal cared for at one time|
brooding|deeply or seriously thoughtful|
broth|liquid in which meat and vegetables are simmered|stock
brother|a male with the same parents as someone else|
brow|the part of the face above the eyes|forehead
browbeat|be bossy towards|
browned|deeply suntanned|
browning|United States inventor of firearms|
brownish|of a color similar to that of wood or earth|
browsing|reading superficially or at random|
bruising|causing mental or emotional injury|
brunt|main force of a blow etc|
brushed|touched lightly in passing|
brutally|in a vicious manner|savagely
brutish|resembling a beast|bestial
bubble|a hollow globule of gas|
bubbly|a white sparkling wine either produced in Champagne or resembling that produced there|
bucket|a roughly cylindrical vessel that is open at the top|pail
bud|a partially opened flower|
buffalo|large shaggy-haired brown bison of North American plains|
buffer|an ionic compound that resists changes in its pH|
buffeted|pounded or hit repeatedly by storms or adversities|
buffoon|a rude or vulgar fool|clown
bugged|having hidden electronic eavesdropping devices|
bugger|someone who engages in anal copulation|sod
buggy|a small lightweight carriage|
build|make by combining materials and parts|
building|a structure that has a roof and walls and stands more or less permanently in one place|edifice
built|having a substance added to increase effectiveness|
bulb|a modified bud consisting of a thickened globular underground stem serving as a reproductive structure|
bulk|the property resulting from being or relating to the greater in number of two parts|majority
bulky|of large size for its weight|
bulldog|a sturdy thickset short-haired breed with a large head and strong undershot lower jaw|
bullet|a projectile that is fired from a gun|slug
bullfrog|largest North American frog|
bullish|expecting a rise in prices|
bullshit|speak insincerely or without regard for facts or truths|fake
bullying|the act of intimidating a weaker person to make them do something|
bumble|make a mess of, destroy or ruin|fumble flub spoil bungle fluff
bumbling|lacking physical movement skills, especially with the hands|bungling
bump|knock against with force or violence|knock
bumper|a glass filled to the brim|
bun|small rounded bread either plain or sweet|
bung|a plug used to close a hole in a barrel or flask|
bungle|an embarrassing mistake|blunder flub
bungled|spoiled through incompetence or clumsiness|botched
bungling|showing lack of skill or aptitude|
bunk|a long trough for feeding cattle|
bunker|a hazard on a golf course|trap
buoy|bright-colored|
buoyant|tending to float on a liquid or rise in air or gas|
burble|flow in an irregular current with a bubbling noise|ripple babble bubble gurgle
burbling|uttered with unrestrained enthusiasm|effusive gushing
burdened|bearing a physically heavy weight or load|
burger|United States jurist appointed chief justice of the United States Supreme Court by Richard Nixon|
burglar|a thief who enters a building with intent to steal|
buried|placed in a grave|interred
burn|destroy by fire|
burner|the heating elements of a stove or range on which pots and pans are placed for cooking|
burnish|the property of being smooth and shiny|
burnt|ruined by overcooking|
burr|seed vessel having hooks or prickles|
burred|having or covered with protective barbs or quills or spines or thorns or setae etc.|bristled prickly thorny
burro|small donkey used as a pack animal|
burst|come open suddenly and violently, as if from internal pressure|split
burying|concealing something under the ground|
bush|a low woody perennial plant usually having several major stems|shrub
bushel|a United States dry measure equal to 4 pecks or 2152.42 cubic inches|
bushing|an insulating liner in an opening through which conductors pass|
busily|in a busy manner|
busted|out of working order|
bustling|full of energetic and noisy activity|
busybody|a person who meddles in the affairs of others|
busywork|active work of little value|
butcher|a retailer of meat|
butt|lie adjacent to another or share a boundary|border adjoin edge march
buttery|a small storeroom for storing foods or wines|pantry
buttock|either of the two large fleshy masses of muscular tissue that form the human rump|
buy|obtain by purchase|
buyer|a person who buys|
buyout|acquisition of a company by purchasing a controlling percentage of its stock|
buzzard|a New World vulture that is common in South America and Central America and the southern United States|
buzzing|noisy like the sound of a bee|
bye|an automatic advance to the next round in a tournament without playing an opponent|
bylaw|a rule adopted by an organization in order to regulate its own affairs and the behavior of its members|
byte|a sequence of 8 bits processed as a single unit of information|
byway|a side road little traveled|
cabaret|a spot that is open late at night and that provides entertainment as well as dancing and food and drink|
cabby|someone who drives a taxi for a living|
cabin|small room on a ship or boat where people sleep|
cable|a telegram sent abroad|
cache|a hidden storage space|
cachet|an indication of approved or superior status|
cackle|squawk shrilly and loudly, characteristic of hens|
cadence|the accent in a metrical foot of verse|meter measure beat
cadet|a military trainee|
caffeine|a bitter alkaloid found in coffee and tea that is responsible for their stimulating effects|
cake|a block of solid substance|bar
calamity|an event resulting in great loss and misfortune|disaster tragedy
calendar|a system of timekeeping that defines the beginning and length and divisions of the year|
calico|coarse cloth with a bright print|
callable|subject to a demand for payment before due date|
caller|a social or business visitor|company
calling|the particular occupation for which you are trained|vocation
calming|the act of appeasing|
cam|a rotating disk shaped to convert circular into linear motion|
camel|cud-chewing mammal used as a draft or saddle animal in desert regions|
camellia|any of several shrubs or small evergreen trees having solitary white or pink or reddish flowers|
camera|equipment for taking photographs|
campaign|a race between candidates for elective office|
camper|someone living temporarily in a tent or lodge for recreation|
can|airtight sealed metal container for food or drink or paint etc.|tin
canary|someone acting as an informer or decoy for the police|snitch sneak sneaker
cancer|a small zodiacal constellation in the northern hemisphere|
candid|characterized by directness in manner or speech|
candied|encrusted with sugar or syrup|
candy|a rich sweet made of flavored sugar and often combined with fruit or nuts|
caning|work made of interlaced slender branches|
canker|an ulceration|
cannon|a large artillery gun that is usually on wheels|
canoe|small and light boat|
canon|a priest who is a member of a cathedral chapter|
canopy|the transparent covering of an aircraft cockpit|
canteen|a flask for carrying water|
cap|a tight-fitting headdress|
capably|with competence|
cape|a strip of land projecting into a body of water|
capital|assets available for use in the production of further assets|
capped|used especially of front teeth having crowns|
capsize|overturn accidentally|
capsule|a small container|
captain|an officer holding a rank below a major but above a lieutenant|
caption|taking exception|
caramel|a medium to dark tan color|
carat|a unit of weight for precious stones = 200 mg|
carbon|a thin paper coated on one side with a dark waxy substance|
cardigan|knitted jacket that is fastened up the front with buttons or a zipper|
cardinal|serving as an essential component|central key primal
care|feel concern or interest|
careen|walk as if unable to control one's movements|stagger keel lurch
careful|exercising caution or showing care or attention|
cargo|goods carried by a large vehicle|load loading payload shipment
carjack|take someone's car from him by force, usually with the intention of stealing it|
carnal|marked by the appetites and passions of the body|animal
carol|a joyful song|
carouse|revelry in drinking|bender
carousel|a conveyer belt that carries luggage to be claimed by air travelers|
carping|persistent petty and unjustified criticism|
carry|move while supporting, either in a vehicle or in one's hands or on one's body|
cart|a heavy open wagon usually having two wheels and drawn by an animal|
carton|a box made of cardboard|
cartoon|a humorous or satirical drawing published in a newspaper or magazine|sketch
cascade|a small waterfall or series of small waterfalls|
case|an occurrence of something|instance example
cash|money in the form of bills or coins|
cashew|tropical American evergreen tree bearing kidney-shaped nuts that are edible only when roasted|
cashmere|the wool of the Kashmir goat|
casino|a public building for gambling and entertainment|
cast|put or send forth|project throw
castaway|a person who is rejected|
caster|a shaker with a perforated top for sprinkling powdered sugar|
castle|a large and stately mansion|
castling|interchanging the positions of the king and a rook|castle
casual|marked by blithe unconcern|
casualty|an accident that causes someone to die|
catalyst|a substance that initiates or accelerates a chemical reaction without itself being affected|
catapult|hurl as if with a sling|sling
catcall|a cry expressing disapproval|
catchy|having concealed difficulty|
category|a collection of things sharing a common attribute|
catering|providing food and services|
catholic|free from provincial prejudices or attachments|
catnap|sleeping for a short period of time|nap
catwalk|narrow platform extending out into an auditorium|
caulk|a waterproof filler and sealant that is used in building and repair to make watertight|caulking
caulking|a waterproof filler and sealant that is used in building and repair to make watertight|caulk
cause|give rise to|
caution|warn strongly|admonish
cavalry|troops trained to fight on horseback|
cavern|any large dark enclosed space|
cavort|play boisterously|lark rollick sport
caw|utter a cry, characteristic of crows, rooks, or ravens|
cease|put an end to a state or an activity|quit
cede|relinquish possession or control over|
ceiling|the overhead upper surface of a covered space|
celibacy|an unmarried status|
cell|any small compartment|
cellar|the lowermost portion of a structure partly or wholly below ground level|basement
cello|a large stringed instrument|
cement|a building material that is a powder made of a mixture of calcined limestone and clay|
cemetery|a tract of land used for burials|
censor|forbid the public distribution of|ban
censure|harsh criticism or disapproval|
central|serving as an essential component|cardinal key primal
century|a period of 100 years|
cereal|made of grain or relating to grain or the plants that produce it|
ceremony|a formal event performed on a special occasion|
certify|provide evidence for|attest manifest evidence
cervical|of or relating to the cervix of the uterus|
cesarean|the delivery of a fetus by surgical incision through the abdominal wall and uterus|
chafe|become or make sore by or as if by rubbing|gall fret
chaff|be silly or tease one another|kid jolly
chafing|soreness or irritation of the skin caused by friction|
chain|a series of things depending on each other as if linked together|
chainsaw|portable power saw|
chairman|the officer who presides at the meetings of an organization|
chalet|a Swiss house with a sloping roof and wide eaves or a house built in this style|
chalice|a bowl-shaped drinking vessel|goblet
chamber|a natural or artificial enclosed space|
champ|someone who has won first place in a competition|
chance|a possibility due to a favorable combination of circumstances|
change|an event that occurs when something passes from one state or phase to another|
changing|marked by continuous change or effective action|
chant|recite with musical intonation|
chanting|the act of singing in a monotonous tone|
chaotic|lacking a visible order or organization|
chapel|a place of worship that has its own altar|
chapped|used of skin roughened as a result of cold or exposure|cracked
chapter|a subdivision of a written work|
char|a human female employed to do housework|
charcoal|a carbonaceous material obtained by heating wood or other organic matter in the absence of air|
charged|of a particle or body or system|
chariot|a light four-wheel horse-drawn ceremonial carriage|
charity|a foundation created to promote the public good|
charmed|strongly attracted|
charming|pleasing or delighting|
chart|a visual display of information|graph
charter|a document incorporating an institution and specifying its rights|
chase|go after with the intent to catch|trail tail tag track
chasm|a deep opening in the earth's surface|
chasten|censure severely|chastise
chastise|censure severely|chasten
chat|talk socially without exchanging too much information|chitchat chatter gossip visit
chatter|click repeatedly or uncontrollably|click
chatty|full of trivial conversation|
cheapen|lower the grade of something|degrade
cheaply|in a stingy manner|
cheating|a deception for profit to yourself|
checked|patterned with alternating squares of color|
checker|mark into squares or draw squares on|
checkout|the act of inspecting or verifying|
cheddar|hard smooth-textured cheese|
cheer|a cry or shout of approval|
cheerful|being full of or promoting cheer|
cheery|bright and pleasant|gay sunny
cheetah|long-legged spotted cat of Africa and southwestern Asia having nonretractile claws|
chef|a professional cook|
cherry|of a color at the end of the color spectrum|red reddish scarlet
chest|the part of the human torso between the neck and the diaphragm or the corresponding part in other vertebrates|
chew|biting and grinding food in your mouth so it becomes soft enough to swallow|chewing
chewing|biting and grinding food in your mouth so it becomes soft enough to swallow|chew
chic|elegant and stylish|smart
chicken|a domestic fowl bred for flesh or eggs|
chide|censure severely or angrily|rebuke rag trounce lecture
chiding|rebuking a person harshly|scolding
chiefly|for the most part|mainly
chiffon|a sheer fabric of silk or rayon|
childish|indicating a lack of maturity|
chill|coldness due to a cold environment|
chilling|provoking fear terror|scary
chime|a percussion instrument consisting of a set of tuned bells that are struck with a hammer|bell
chimney|a glass flue surrounding the wick of an oil lamp|
chin|the protruding part of the lower jaw|
chink|make or emit a high sound|
chino|a coarse twilled cotton fabric frequently used for uniforms|
chip|a small fragment of something broken off from the whole|flake fleck
chipper|having a cheerful, lively, and self-confident air|jaunty
chirp|make high-pitched sounds|
chit|a dismissive term for a girl who is immature or who lacks respect|
chitchat|light informal conversation for social occasions|gossip
chive|perennial having hollow cylindrical leaves used for seasoning|
choice|the person or thing chosen or selected|pick
choir|a chorus that sings as part of a religious ceremony|
cholera|an acute intestinal infection caused by ingestion of contaminated water or food|
choose|select as an alternative over another|prefer opt
chop|cut into pieces|
chopper|a grounder that bounces high in the air|chop
choppy|marked by abrupt transitions|jerky
chord|a straight line connecting two points on a curve|
chortle|laugh quietly or with restraint|
chow|the imperial dynasty of China from 1122 to 221 BC|
chronic|being long-lasting and recurrent or characterized by long suffering|
chuck|throw carelessly|
chug|make a dull, explosive sound|
chummy|having the relationship of friends or pals|
chunk|a compact mass|clod glob lump
chunky|like or containing small sticky lumps|lumpy
churlish|rude and boorish|
churn|stir vigorously in order to make butter|
churning|moving with or producing or produced by vigorous agitation|
chutzpah|unbelievable gall|
cigar|a roll of tobacco for smoking|
cinch|any undertaking that is easy to do|snap
cinnamon|aromatic bark used as a spice|
cipher|a message written in a secret code|
circuit|an electrical device that provides a path for electrical current to flow|
circular|having the shape or form of a circle|round
citation|an official award usually given as formal public statement|
citizen|a native or naturalized member of a state or other political community|
civic|of or relating or belonging to a city|
civilian|associated with civil life or performed by persons who are not active members of the military|
clack|a sharp abrupt noise as if two objects hit together|clap
claim|assert or affirm strongly|
clam|burrowing marine mollusk living on sand or mud|
clamp|impose or inflict forcefully|
clanging|having a loud resonant metallic sound|
clap|a sudden very loud noise|blast
clapper|someone who applauds|
claret|a dark purplish-red color|
clarinet|a single-reed instrument with a straight tube|
clash|a loud resonant repeating noise|crash
clasp|hold firmly and tightly|
classic|a creation of the highest excellence|
clatter|make a rattling sound|clack
claw|sharp curved horny process on the toe of a bird or some mammals or reptiles|
clay|a very fine-grained soil that is plastic when moist but hard when fired|
cleaning|the act of making something clean|
cleanse|purge of an ideology, bad thoughts, or sins|
cleanser|a preparation used in cleaning something|
clear|readily apparent to the mind|
cleared|rid of objects or obstructions such as e.g. trees and brush|
clearly|without doubt or question|
cleavage|the state of being split or cleft|
cleave|separate or cut with a tool, such as a sharp instrument|split
cleaver|a butcher's knife having a large square blade|chopper
clef|a musical notation written on a staff indicating the pitch of the notes following it|
clemency|good weather with comfortable temperatures|
clench|hold in a tight grasp|clinch
clerical|of or relating to clerks|
clerking|the activity of recording business transactions|
click|move or strike with a noise|snap
client|a person who seeks the advice of a lawyer|
climate|the weather in some location averaged over some long period of time|
climax|the highest point of anything conceived of as growing or developing or unfolding|
climb|go upward with gradual or continuous progress|
climbing|an event that involves rising to a higher point|climb mounting
clinch|secure or fasten by flattening the ends of nails or bolts|
cling|come or be in close contact with|cleave adhere stick
clinical|scientifically detached|
clip|a metal frame or container holding cartridges|magazine
clipped|having quick short sounds|
clipping|an excerpt cut from a newspaper or magazine|cutting
cloak|anything that covers or conceals|
clobber|strike violently and repeatedly|baste
clod|a compact mass|glob lump chunk
clogged|thickened or coalesced in soft thick lumps|
clogging|preventing movement|
clone|a person who is almost identical to another|
cloning|a general term for the research activity that creates a copy of some biological entity|
close|at or within a short distance in space or time or having elements near each other|
closely|in an attentive manner|close tight
closer|within a shorter distance|nearer
closet|a small room or cabinet used for storage space|
closure|approaching a particular destination|
cloth|artifact made by weaving or felting or knitting or crocheting natural or synthetic fibers|
clothing|a covering designed to be worn on a person's body|
clotting|the process of forming semisolid lumps in a liquid|
clouded|made troubled or apprehensive or distressed in appearance|
clouding|the process whereby water particles become visible in the sky|
cloudy|lacking definite form or limits|
clove|one of the small bulblets that can be split off of the axis of a larger garlic bulb|
clover|a plant of the genus Trifolium|
clown|a rude or vulgar fool|buffoon
clowning|acting like a clown or buffoon|
cluck|the sound made by a hen|
clue|a slight indication|hint
clumping|the sound of a horse's hoofs hitting on a hard surface|clunking
clumsily|in a clumsy manner|
clunking|the sound of a horse's hoofs hitting on a hard surface|clumping
clutch|take hold of|
clutter|a confused multitude of things|jumble muddle welter
coaching|the job of a professional coach|
coarsen|make less subtle or refined|
coaster|a covering that protects the surface of a table|
coax|influence or urge by gentle urging, caressing, or flattering|wheedle
coaxing|pleasingly persuasive or intended to persuade|
cob|nut of any of several trees of the genus Corylus|hazelnut
cobble|rectangular paving stone with curved top|
cobra|venomous Asiatic and African elapid snakes that can expand the skin of the neck into a hood|
cock|tilt or slant to one side|
cockeyed|turned or twisted toward one side|askew
cockpit|compartment where the pilot sits while flying the aircraft|
cocktail|a short mixed drink|
cocoa|powder of ground roasted cacao beans with most of the fat removed|
cocoon|silky envelope spun by the larvae of many insects to protect pupas and by spiders to protect eggs|
cod|the vessel that contains the seeds of a plant|
code|a set of rules or principles or laws|
coding|act of writing in code or cipher|
coerce|to cause to do through pressure or necessity, by physical, moral or intellectual means|hale pressure
coercion|the act of compelling by force of authority|
coexist|exist together|cohabit
coffee|a medium brown to dark-brown color|
cog|a subordinate who performs an important but routine function|
cogent|powerfully persuasive|telling
cohabit|share living quarters|
cohesion|the state of cohering or sticking together|
coiled|curled or wound|
coiling|in the shape of a coil|
coinage|coins collectively|
coke|carbon fuel produced by distillation of coal|
cola|large genus of African trees bearing kola nuts|
cold|extended meanings|
coldly|lacking warmth of feeling|
colic|acute abdominal pain|griping
collapse|break down, literally or metaphorically|give break
collate|compare critically|
collect|get or gather together|
collide|be incompatible|clash
collie|a silky-coated sheepdog with a long ruff and long narrow head developed in Scotland|
cologne|a commercial center and river port in western Germany on the Rhine River|
colonist|a person who settles in a new colony or moves into new country|
colossal|so great in size or force or extent as to elicit awe|
colt|a young male horse under the age of four|
coma|a state of deep and often prolonged unconsciousness|
comb|a flat device with narrow pointed teeth on one edge|
combined|made or joined or united into one|
come|move toward, travel toward something or somebody or approach something or somebody|
comedian|a professional performer who tells jokes and performs comical acts|comic
comedown|decline to a lower status or level|
comfort|a state of being relaxed and feeling no pain|
comic|arousing or provoking laughter|amusing
coming|of the relatively near future|upcoming
command|an authoritative direction or instruction to do something|bid
commando|a member of a military unit trained as shock troops for hit-and-run raids|ranger
commend|express approval of|
commerce|transactions having the objective of supplying commodities|
common|having no special distinction or quality|
commoner|a person who holds no title|
communal|for or by a group rather than individuals|
commuter|a passenger train that is ridden primarily by passengers who travel regularly from one place to another|
company|an institution created to conduct business|
complain|make a formal accusation|
complex|a compound described in terms of the central atom to which other atoms are bound or coordinated|
compose|form the substance of|
compost|a mixture of decaying vegetation and manure|
comprise|be composed of|consist
comrade|a friend who is frequently in the company of another|fellow familiar
con|an argument opposed to a proposal|
conceal|prevent from being seen or discovered|hide
conceive|have the idea for|
concept|an abstract or general idea inferred or derived from specific instances|
concert|a performance of music by players or singers not involving theatrical staging|
concise|expressing much in few words|
conclude|decide by reasoning|reason
concoct|prepare or cook by mixing ingredients|
concrete|a strong hard building material composed of sand and gravel and cement and water|
condemn|express strong disapproval of|deplore
conduct|direct the course of|deal
confetti|small pieces or streamers of colored paper that are thrown around on festive occasions|
confined|not invading healthy tissue|
conflict|an open clash between two opposing groups|struggle battle
conform|be similar, be in line with|
confront|oppose, as in hostility or a competition|
confused|perplexed by many conflicting situations or statements|
congest|become or cause to become obstructed|
conical|relating to or resembling a cone|
conjugal|of or relating to marriage or to the relationship between a wife and husband|
conquest|success in mastering something difficult|
consent|permission to do something|
consist|have its essential character|
consort|keep company with|assort
constant|unvarying in nature|
consult|get or ask advice from|
consume|eat up completely, as with great appetite|down
consumer|a person who uses goods or services|
contain|lessen the intensity of|control hold curb moderate
contend|maintain or assert|
content|everything that is included in a collection and that is held or included in something|
context|discourse that surrounds a language unit and helps to determine its interpretation|
contort|twist and press out of shape|wring
contract|a binding agreement between two or more persons that is enforceable by law|
contrary|very opposed in nature or character or purpose|
contrite|feeling or expressing pain or sorrow for sins or offenses|rueful
control|lessen the intensity of|hold contain curb moderate
convent|a religious residence especially for nuns|
converse|of words so related that one reverses the relation denoted by the other|
convex|curving or bulging outward|
convict|find or declare guilty|
convoy|a procession of land vehicles traveling together|
convulse|be overcome with laughter|
coo|the sound made by a pigeon|
cookbook|a book of recipes and cooking directions|
cookie|any of various small flat sweet cakes|biscuit
cookout|an informal meal cooked and eaten outdoors|
cooling|the process of becoming cooler|chilling
coop|a farm building for housing poultry|
cooper|United States industrialist who built the first American locomotive|
cop|uncomplimentary terms for a policeman|copper fuzz pig
cope|succeed in doing, achieving, or producing with the limited or inadequate means available|contend grapple deal manage
copilot|a relief pilot on an airplane|
copper|a ductile malleable reddish-brown corrosion-resistant diamagnetic metallic element|
copy|a reproduction of a written record|
coral|a variable color averaging a deep pink|
cord|a line made of twisted fibers or threads|
cordial|diffusing warmth and friendliness|genial
cordon|a series of sentinels or of military posts enclosing or guarding some place or thing|
corduroy|a cut pile fabric with vertical ribs|cord
core|a small group of indispensable persons or things|
cornea|the transparent dome-shaped anterior portion of the outer covering of the eye|
corner|a place off to the side of an area|
cornet|a brass musical instrument with a brilliant tone|horn
corny|dull and tiresome but with pretensions of significance or originality|
corral|a pen for cattle|
corridor|an enclosed passageway|
corroded|eaten away as by acid or oxidation|
corsage|an arrangement of flowers that is usually given as a present|bouquet
corset|a woman's close-fitting foundation garment|girdle
cortex|the tissue forming the outer layer of an organ or structure in plant or animal|
cosmic|inconceivably extended in space or time|
costume|the attire worn in a play or at a fancy dress ball|
cot|a sheath worn to protect a finger|
cottage|a small house with a single story|
cougar|large American feline resembling a lion|puma painter panther
cough|exhale abruptly, as when one has a chest cold or congestion|
coughing|a sudden noisy expulsion of air from the lungs that clears the air passages|cough
council|a body serving in an administrative capacity|
count|determine the number or amount of|numerate
county|a region created by territorial division for the purpose of local government|
couple|a pair who associate with one another|duo duet
coupled|joined together especially in a pair or pairs|
coupon|a negotiable certificate that can be detached and redeemed as needed|
courier|a person who carries a message|
course|education imparted in a series of lessons or meetings|
courser|a huntsman who hunts small animals with fast dogs that use sight rather than scent to follow their prey|
court|an assembly to conduct judicial business|
cove|a small inlet|
cover|span an interval of distance, space or time|extend
coverall|a loose-fitting protective garment that is worn over other clothing|
covered|overlaid or spread or topped with or enclosed within something|
covert|a flock of coots|
covet|wish, long, or crave for|
cow|mature female of mammals of which the male is called bull'|
cowardly|lacking courage|fearful
cowhide|leather made from the hide of a cow|
coy|affectedly modest or shy especially in a playful or provocative way|demure
coyote|small wolf native to western North America|
crabbed|annoyed and irritable|crabby grouchy grumpy
crabby|annoyed and irritable|crabbed grouchy grumpy
cracked|used of skin roughened as a result of cold or exposure|chapped
cracking|a sudden sharp noise|snap
crackpot|a whimsically eccentric person|crank nut
craft|the skilled practice of a practical occupation|trade
craftily|in an artful manner|slyly
crafty|marked by skill in deception|cunning foxy slick
cram|crowd or pack to capacity|jam ram wad
cramp|a painful and involuntary muscular contraction|spasm
crank|a bad-tempered person|grouch
cranky|inclined to heel over easily under sail|crank
cranny|a long narrow depression in a surface|crevice
crash|a loud resonant repeating noise|clash
crate|a rugged box|
crater|a bowl-shaped geological formation at the top of a volcano|
cravat|neckwear worn in a slipknot with long ends overlapping vertically in front|
craved|wanted intensely|desired
crawl|a very slow movement|
crayfish|warm-water lobsters without claws|
crazed|driven insane|
crazily|in an insane manner|insanely
crazy|affected with madness or insanity|demented sick
creaky|worn and broken down by hard use|decrepit derelict
create|make or cause to be or to become|
creation|an artifact that has been brought into existence by someone|
creator|a person who grows or makes or invents things|
credence|the mental attitude that something is believable and should be accepted as true|
credible|capable of being believed|
credit|money available for a client to borrow|
creditor|a person to whom money is owed by a debtor|
creed|any system of principles or beliefs|
creek|a natural stream of water smaller than a river|
creepy|annoying and unpleasant|
creole|a person of European descent born in the West Indies or Latin America|
crest|the top line of a hill, mountain, or wave|
cretin|a person of subnormal intelligence|imbecile moron retard
crevice|a long narrow depression in a surface|cranny
crib|baby bed with high sides made of slats|cot
crick|a painful muscle spasm especially in the neck or back|kink
cricket|leaping insect|
crime|an act punishable by law|
crimp|an angular or rounded shape made by folding|bend
cringe|draw back, as with fear or pain|funk shrink wince recoil quail
crinkle|a slight depression or fold in the smoothness of a surface|furrow line
crinkly|uneven by virtue of having wrinkles or waves|
crippled|disabled in the feet or legs|halting game
crisp|clearly defined|
crisply|in a well delineated manner|sharply
crispy|tender and brittle|crisp
critic|a person who is professionally engaged in the analysis and interpretation of works of art|
critique|an essay or article that gives a critical evaluation|review
croak|pass from physical life and lose all bodily attributes and functions necessary to sustain life|decease exit expire
crochet|needlework done by interlocking looped stitches with a hooked needle|
crockery|tableware collectively|
crook|someone who has committed a crime or has been legally convicted of a crime|felon outlaw
crooked|having or marked by bends or angles|
crooner|a singer of popular ballads|
crop|the yield from plants in a single growing season|harvest
cropped|used for growing crops|
croquet|a game in which players hit a wooden ball through a series of hoops|
crossing|traveling across|
crouch|bend one's back forward from the waist on down|stoop bend
crow|black birds having a raucous call|
crowd|a large number of things or people considered together|
crowded|overfilled or compacted or concentrated|
crown|invest with regal power|
crucial|of extreme importance|
crucify|treat cruelly|torment rag
cruddy|characterized by obscenity|smutty
cruel|able or disposed to inflict pain or suffering|savage
cruise|drive around aimlessly but ostentatiously and at leisure|
cruiser|a large fast warship|
crumb|a very small quantity of something|
crumble|break or fall apart into fragments|
crumbly|easily broken into small fragments or reduced to powder|
crummy|of very poor quality|
crumple|fold or collapse|
crunch|make a crushing noise|
crusader|a disputant who advocates reform|
crushed|treated so as to have a permanently wrinkled appearance|
crust|the outer layer of the Earth|
crutch|a wooden or metal staff that fits under the armpit and reaches to the ground|
cry|a loud utterance|outcry shout
crying|the process of shedding tears|weeping
crypt|a cellar or vault or underground burial chamber|
crystal|a solid formed by the solidification of a chemical and having a highly regular atomic structure|
cube|a hexahedron with six equal squares as faces|
cubic|involving the cube and no higher power of a quantity or variable|
cubicle|small room in which a monk or nun lives|cell
cuckoo|a man who is a stupid incompetent fool|zany
cuddle|move or arrange oneself in a comfortable and cozy position|nestle nuzzle
cuddling|affectionate play|fondling hugging necking
cue|an actor's line that immediately precedes and serves as a reminder for some action or speech|
cuff|the lap consisting of a turned-back hem encircling the end of the sleeve or leg|
culinary|of or relating to or used in cooking|
culpable|deserving blame or censure as being wrong or evil or injurious|
culprit|someone who perpetrates wrongdoing|
cultural|of or relating to the arts and manners that a group favors|
cultured|marked by refinement in taste and manners|polite
cunning|shrewdness as demonstrated by being skilled in deception|craft guile
cup|a small open container usually used for drinking|
cupcake|small cake baked in a muffin tin|
cur|an inferior dog or one of mixed breed|mongrel mutt
curable|able to be cured or healed|
curb|lessen the intensity of|control hold contain moderate
curbing|an edge between a sidewalk and a roadway consisting of a line of curbstones|curb
curdle|go bad or sour|
curdled|transformed from a liquid into a soft semisolid or solid mass|
cure|prepare by drying, salting, or chemical processing in order to preserve|
curfew|an order that after a specific time certain activities are prohibited|
curio|something unusual -- perhaps worthy of collecting|oddity rarity
curl|wind around something in coils or loops|loop
curling|a game played on ice in which heavy stones with handles are slid toward a target|
currant|any of several tart red or black berries used primarily for jellies and jams|
current|occurring in or belonging to the present time|
curry|season with a mixture of spices|
cursed|in danger of the eternal punishment of Hell|damned
cursor|indicator consisting of a movable spot of light on a visual display|
curt|marked by rude or peremptory shortness|short
curtail|place restrictions on|restrict curb
curve|the trace of a point whose direction of motion changes|
cussed|stubbornly persistent in wrongdoing|
custody|a state of being confined|hold
customer|someone who pays for goods or services|client
cutback|a reduction in quantity or rate|
cute|attractive especially by means of smallness or prettiness or quaintness|cunning
cuticle|the outer layer of the skin covering the exterior body surface of vertebrates|
cutlet|thin slice of meat usually fried or broiled|scallop
cutoff|a designated limit beyond which something cannot function or must be terminated|
cutting|the activity of selecting the scenes to be shown and putting them together to create a film|
cycle|an interval during which a recurring sequence of events occurs|round
cyclic|forming a whorl or having parts arranged in a whorl|
cyclical|recurring in cycles|cyclic
cyclist|a person who rides a bicycle|
cylinder|a surface generated by rotating a parallel line around a fixed line|
cynic|someone who is critical of the motives of others|
cynical|believing the worst of human nature and motives|
cyst|a closed sac that develops abnormally in some body structure|
dabble|dip a foot or hand briefly into a liquid|
dabbled|covered with bright patches|splashed
dad|an informal term for a father|papa
daemon|an evil supernatural being|devil fiend demon
daft|informal or slang terms for mentally irregular|buggy cracked fruity loony
dagger|a short knife with a pointed blade used for piercing or stabbing|
dainty|delicately beautiful|
damage|the occurrence of a change for the worse|harm
damaging|causing harm or injury|
dame|informal terms for a woman|doll skirt bird
damned|expletives used informally as intensifiers|blame blamed
damp|slightly wet|moist
damsel|a young unmarried woman|
dance|move in a graceful and rhythmical way|
dandruff|loose scales shed from the scalp|
dandy|a man who is much concerned with his dress and appearance|dude swell
dangling|the act of suspending something|
dank|unpleasantly cool and humid|
daring|a challenge to do something dangerous or foolhardy|
darken|tarnish or stain|
darkly|without light|
darkroom|a room in which photographs are developed|
darn|repair by sewing|
dart|move along rapidly and lightly|flutter fleet
dash|run or move very quickly or hastily|dart scoot shoot
dashing|lively and spirited|
database|an organized body of related information|
date|the specified day of the month|
dating|use of chemical analysis to estimate the age of geological specimens|
daub|coat with plaster|plaster
daubing|the application of plaster|
daughter|a female human offspring|girl
daunted|caused to show discomposure|fazed
dawdle|take one's time|
dawdling|the deliberate act of delaying and playing instead of working|trifling
dawn|the first light of day|dawning daybreak sunup
dawning|the first light of day|dawn daybreak sunup
daybreak|the first light of day|dawn dawning sunup
daylight|the time after sunrise and before sunset while it is light outside|daytime
daytime|the time after sunrise and before sunset while it is light outside|daylight
dazed|in a state of mental numbness especially as resulting from shock|stunned
dazzle|to cause someone to lose clear vision, especially from intense light|
dazzling|amazingly impressive|
deacon|a Protestant layman who assists the minister|
deaden|make vague or obscure or make less visible|damp
deadline|the point in time at which something must be completed|
deaf|lacking or deprived of the sense of hearing wholly or in part|
deafened|caused to hear poorly or not at all|
deal|act on verbally or in some form of artistic expression|cover handle
dealing|method or manner of conduct in relation to others|
dean|an administrator in charge of a division of a university or college|
dear|a beloved person|dearest
dearest|a beloved person|dear
dearth|an acute insufficiency|famine
deathbed|the bed on which a person dies|
debase|corrupt morally or by intemperance or sensuality|subvert profane
debasing|used of conduct|
debility|the state of being weak in health or body|
debit|an accounting entry acknowledging sums that are owing|
debtor|a person who owes a creditor|
debug|locate and correct errors in a computer program code|
debugger|a program that helps in locating and correcting programming errors|
decadent|luxuriously self-indulgent|
decanter|a bottle with a stopper|
decease|pass from physical life and lose all bodily attributes and functions necessary to sustain life|exit expire croak
deceit|the quality of being fraudulent|
deceive|cause someone to believe an untruth|betray
decency|the quality of conforming to standards of propriety and morality|
decently|in the right manner|properly
decide|bring to an end|settle resolve
decided|recognizable|distinct
decimal|a proper fraction whose denominator is a power of 10|
decipher|convert code into ordinary language|decode
decisive|determining or having the power to determine an outcome|
deck|any of various platforms built into a vessel|
declared|made known or openly avowed|
decode|convert code into ordinary language|decipher
decoder|the kind of intellectual who converts messages from a code to plain text|
decorum|propriety in manners and conduct|
decoy|a beguiler who leads someone into danger|
decree|a legally binding command or decision entered on the court record|
decrepit|worn and broken down by hard use|creaky derelict
deduce|conclude by reasoning|infer
deduct|make a subtraction|
deed|something that people do or cause to happen|
deepen|make more intense, stronger, or more marked|heighten
deeply|to a great depth psychologically or emotionally|
deer|distinguished from Bovidae by the male's having solid deciduous antlers|
defame|charge falsely or with malicious intent|
default|loss due to not showing up|
defeated|beaten or overcome|
defect|an imperfection in a bodily system|
defector|a person who abandons their duty|deserter
defend|protect against a challenge or attack|hold
defender|a person who cares for persons or property|
defiant|boldly resisting authority or an opposing force|
deficit|the property of being an amount by which something is less than expected or required|
defile|a narrow pass|gorge
defined|clearly characterized or delimited|
defining|any process serving to define the shape of something|
deflate|collapse by releasing contained air or gas|
deflect|prevent the occurrence of|avert
deformed|so badly formed or out of shape as to be ugly|
defraud|deprive of by deceit|swindle scam con
deft|skillful in physical movements|
defunct|no longer in force or use|
defuse|remove the triggering device from|
defusing|the act of deactivating or making ineffective|
degrade|reduce the level of land, as by erosion|
degree|a position on a scale of intensity or amount or quality|grade level
deign|do something that one considers to be below one's dignity|descend
dejected|affected or marked by low spirits|
delayed|not as far along as normal in development|
delete|remove or make invisible|
deli|a shop selling ready-to-eat food products|
delicacy|something considered choice to eat|dainty goody
delight|a feeling of extreme pleasure or satisfaction|
delirium|state of violent mental agitation|frenzy hysteria
delivery|the event of giving birth|
delta|a low triangular area of alluvial deposits where a river divides before entering a larger body of water|
deluge|an overwhelming number or amount|
delusion|an erroneous belief that is held in the face of evidence to the contrary|
delve|turn up, loosen, or remove earth|dig
demean|reduce in worth or character, usually verbally|degrade
demented|affected with madness or insanity|crazy sick
demerit|a mark against a person for misconduct or failure|
demon|an evil supernatural being|devil fiend daemon
demonic|extremely evil or cruel|satanic
demotion|act of lowering in rank or position|
demure|affectedly modest or shy especially in a playful or provocative way|coy
denial|the act of refusing to comply|
denim|a coarse durable twill-weave cotton fabric|
denote|be a sign or indication of|
dense|slow to learn or understand|dim dull dumb slow
dent|make a depression into|
dented|of metal e.g.|
denture|a dental appliance that artificially replaces missing teeth|plate
departed|someone who is no longer alive|
depict|show in, or as in, a picture|picture render show
deplore|express strong disapproval of|condemn
deploy|to distribute systematically or strategically|
deposit|put, fix, force, or implant|wedge stick
depot|station where transport vehicles load or unload passengers or goods|terminal
depraved|deviating from what is considered moral or right or proper or good|perverse
depth|the extent downward or backward or inward|
derail|cause to run off the tracks|
derange|throw into great confusion or disorder|perturb
derby|a felt hat that is round and hard with a narrow brim|bowler
derelict|a person without a home, job, or property|
derision|contemptuous laughter|
derived|formed or developed from something else|
deriving|an explanation of the historical origins of a word or phrase|
descend|move downward and lower, but not necessarily all the way|
describe|to give an account or representation of in words|
deserted|forsaken by owner or inhabitants|derelict
deserter|a person who abandons their duty|defector
designed|done or made or performed with purpose and intent|
desire|the feeling that accompanies an unsatisfied state|
desired|wanted intensely|craved
desist|choose not to consume|abstain refrain
desk|a piece of furniture with a writing surface and usually drawers or other compartments|
desolate|providing no shelter or sustenance|bare bleak stark
despair|a state in which all hope is lost or absent|
despised|treated with dislike or contempt|detested hated scorned
despot|a cruel and oppressive dictator|tyrant
dessert|a dish served as the last course of a meal|sweet
destine|decree or designate beforehand|doom
destiny|an event that will inevitably happen in the future|
detach|separate from a larger, especially for a special assignment|
detail|an isolated fact that is considered separately from the whole|item
detected|perceived or discerned|
deter|try to prevent|
detested|treated with dislike or contempt|despised hated scorned
detonate|cause to burst with a violent release of energy|
devalue|remove the value from|
develop|make something new, such as a product or a mental or artistic creation|
deviant|markedly different from an accepted norm|
devil|an evil supernatural being|fiend demon daemon
devise|come up with after a mental effort|forge
devoid|completely wanting or lacking|
devoted|dedicated exclusively to a purpose or use|
devotee|an ardent follower and admirer|lover
devotion|feelings of ardent love|
diagonal|a straight line connecting any two vertices of a polygon that are not adjacent|
dial|the face of a timepiece|
dialect|the usage or vocabulary that is characteristic of a specific group of people|idiom
diameter|a straight line connecting the center of a circle with two points on its perimeter|
diaper|garment consisting of a folded cloth drawn up between the legs and fastened at the waist|nappy
diary|a daily written record of experiences and observations|
diatribe|thunderous verbal attack|
dick|someone who is a detective|
dictated|determined or decided upon as by an authority|
diction|the articulation of speech regarded from the point of view of its intelligibility to the audience|
dietary|of or relating to the diet|
diffuse|move outward|
dig|turn up, loosen, or remove earth|delve
digest|convert food into absorbable substances|
digital|displaying numbers rather than scale positions|
dignity|the quality of being worthy of esteem or respect|
dilate|become wider|distend
dilemma|state of uncertainty or perplexity especially as requiring a choice between equally unfavorable options|
diligent|quietly and steadily persevering especially in detail or exactness|
dilute|lessen the strength or flavor of a solution or mixture|thin reduce
dim|lacking in light|subdued
dime|a United States coin worth one tenth of a dollar|
diminish|decrease in size, extent, or range|
dimmed|made dim or less bright|dim
din|a loud harsh or strident noise|blare blaring
diner|a person eating a meal|
dingy|thickly covered with ingrained dirt or soot|grimy raunchy
dinner|the main meal of the day served in the evening or at midday|
diocese|the territorial jurisdiction of a bishop|
dip|immerse briefly into a liquid so as to wet, coat, or saturate|douse
diploma|a document certifying the successful completion of a course of study|
dipped|having abnormal sagging of the spine|
dipstick|a graduated rod dipped into a container to indicate the fluid level|
direct|command with authority|
directed|manageable by a supervising agent|
directly|without deviation|direct
dirt|the part of the earth's surface consisting of humus and disintegrated rock|
dirty|characterized by obscenity or indecency|
disable|make unable to perform a certain action|
disabled|having restricted mental or physical functioning as a consequence of injury or illness|
disallow|command against|forbid prohibit
disaster|a state of extreme ruin and misfortune|
disavow|refuse to acknowledge|ignore
disburse|expend, as from a fund|
discard|throw or cast away|dispose
disciple|someone who believes and helps to spread the doctrine of another|adherent
disclaim|renounce a legal claim or title to|
disco|popular dance music|
discount|bar from attention or consideration|ignore
discover|get to know or become aware of, usually accidentally|learn
discrete|constituting a separate entity or part|distinct
disease|an impairment of health or a condition of abnormal functioning|
disguise|an outward semblance that misrepresents the true nature of something|
dish|a particular item of prepared food|
dishevel|disarrange or rumple|tousle tangle
disk|something with a round shape resembling a flat circular plate|saucer
dislike|an inclination to withhold approval from some person or group|
dislodge|remove or force out from a position|
disloyal|showing lack of love for your country|
dismally|in a cheerless manner|
dismayed|struck with fear, dread, or consternation|appalled shocked
disobey|refuse to go along with|
disorder|a physical condition in which there is a disturbance of normal functioning|
dispel|force to go away|
disperse|distribute loosely|scatter dot dust
dispirit|lower someone's spirits|
display|to show, make visible or apparent|
dispose|give, sell, or transfer to another|
disprove|prove to be false|
dispute|a disagreement or argument about something important|conflict
disquiet|a feeling of mild anxiety about possible developments|
dissect|cut open or cut apart|
dissent|the difference of one judge's opinion from that of the majority|
dissuade|turn away from by persuasion|deter
distant|far apart in relevance or relationship or kinship|
distend|become wider|dilate
distinct|easy to perceive|
distract|draw someone's attention away from something|deflect
distrust|regard as untrustworthy|mistrust
disuse|the state of something that has been unused and neglected|neglect
disused|no longer in use|
ditch|a long narrow excavation in the earth|
ditto|a mark used to indicate the word above it should be repeated|
dive|a cheap disreputable nightclub or dance hall|
diver|someone who works underwater|
diverge|move or draw apart|
diverse|many and different|
diverted|pleasantly occupied|
divide|separate into parts or portions|split
dividend|that part of the earnings of a corporation that is distributed to its shareholders|
division|an army unit large enough to sustain combat|
divorce|the legal dissolution of a marriage|
dizzy|having or causing a whirling sensation|giddy woozy
docile|willing to be taught or led or supervised or directed|
docket|the calendar of a court|
docking|the act of securing an arriving vessel with ropes|
doctrine|a belief accepted as authoritative by some group or school|
dodge|make a sudden movement in a new direction so as to avoid|
dodging|nonperformance of something distasteful that you are supposed to do|evasion escape
doe|the federal department responsible for maintaining a national energy policy of the United States|
doer|a person who acts and gets things done|worker
dogged|stubbornly unyielding|dour
doggerel|a comic verse of irregular measure|
dogma|a religious doctrine that is proclaimed as true without proof|tenet
dogwood|a tree of shrub of the genus Cornus often having showy bracts resembling flowers|
dole|a share of money or food or clothing that has been charitably given|
doleful|filled with or evoking sadness|
doll|a small replica of a person|
dolphin|large slender food and game fish widely distributed in warm seas|
dome|a concave shape whose distinguishing characteristic is that the concavity faces downward|
domicile|make one's home in a particular place or community|reside shack
dominate|be larger in number, quantity, power, status or importance|rule reign prevail
dominion|dominance or power through legal authority|rule
don|put clothing on one's body|
donation|a voluntary gift made to some worthwhile cause|
done|having finished or arrived at completion|
donor|person who makes a gift of property|
doodle|an aimless drawing|scrabble
doom|decree or designate beforehand|destine
door|a swinging or sliding barrier that will close the entrance to a room or building or vehicle|
doorknob|a knob used to release the catch when opening a door|
doorman|someone who guards an entrance|porter
doorway|the entrance through which you enter or leave a room or building|door
doped|treated or impregnated with a foreign substance|
dopey|having or revealing stupidity|foolish jerky
dork|a dull stupid fatuous person|
dormant|in a condition of biological rest or suspended animation|
dosage|the quantity of an active agent taken in or absorbed at any one time|
dosed|treated with some kind of application|
dot|a very small circular shape|
dotted|having a pattern of dots|flecked specked
doubled|twice as great or many|
doubly|in a twofold manner|
doubtful|open to doubt or suspicion|
dough|a flour mixture stiff enough to knead or roll|
dour|stubbornly unyielding|dogged
douse|put out, as of a candle or a light|
dousing|the act of wetting something by submerging it|ducking
down|spatially or metaphorically from a higher to a lower level or position|downward
downfall|failure that results in a loss of position or reputation|ruin
downhill|sloping down rather steeply|
download|transfer a file or program from a central computer to a smaller computer or to a computer at a remote location|
downpour|a heavy rain|deluge
downsize|dismiss from work|
downtown|of or located in the lower part of a town, or in the business center|
downward|extending or moving from a higher to a lower place|down
dowry|money or property brought by a woman to her husband at marriage|
drag|pull, as against a resistance|
dragging|marked by a painfully slow and effortful manner|
dragon|a creature of Teutonic mythology|
drainage|emptying something accomplished by allowing liquid to run out of it|
draining|having a debilitating effect|
drama|an episode that is turbulent or highly emotional|
dramatic|suitable to or characteristic of drama|
drape|arrange in a particular way|
drapery|hanging cloth used as a blind|drape mantle
drastic|forceful and extreme and rigorous|
draw|cause to move by pulling|
drawer|a boxlike container in a piece of furniture|
drawl|a slow speech pattern with prolonged vowels|
drawn|showing the wearing effects of overwork or care or suffering|haggard worn
dreamer|someone guided more by ideals than by practical considerations|
dreamy|lacking spirit or liveliness|languid
dreary|lacking in liveliness or charm or surprise|
drenched|abundantly covered or supplied with|
dresser|furniture with drawers for keeping clothes|chest
dressing|a mixture of seasoned ingredients used to stuff meats and vegetables|
dressy|in fancy clothing|
dribble|run or flow slowly, as in drops or in an unsteady stream|filter
dried|not still wet|
drift|be in motion due to some air or water current|float
drifter|a wanderer who has no established residence or visible means of support|vagrant vagabond
drill|make a hole, especially with a pointed power or hand tool|bore
drink|take in liquids|
drinking|the act of consuming liquids|
drive|operate or control a vehicle|
drivel|a worthless message|garbage
driver|the operator of a motor vehicle|
driving|hitting a golf ball off of a tee with a driver|drive
droll|comical in an odd or whimsical manner|
droning|an unchanging intonation|monotone
droop|a shape that sags|
drooping|weak from exhaustion|flagging
drop|let fall to the ground|
drought|a shortage of rainfall|
drown|cover completely or make imperceptible|
drowse|sleep lightly or for a short period of time|
drowsy|showing lack of attention or boredom|yawning
drudging|doing arduous or unpleasant work|
drum|a musical percussion instrument|
drummer|someone who plays a drum|
drunk|stupefied or excited by a chemical substance|
drunkard|a chronic drinker|drunk wino
dry|free from liquid or moisture|
dual|consisting of or involving two parts or components usually in pairs|
dub|give a nickname to|nickname
dubbing|a new soundtrack that is added to a film|
ducking|hunting ducks|
duct|a bodily passage or tube lined with epithelial cells and conveying a secretion or other substance|
dude|an informal form of address for a man|fellow
due|owed and payable immediately or on demand|
duet|two items of the same kind|couple pair span yoke duo
duke|a British peer of the highest rank|
dull|lacking in liveliness or animation|
duly|in accordance with what is appropriate or suitable for the circumstances|properly
dumb|slow to learn or understand|dense dim dull slow
dummy|a person who does not talk|
dumping|selling goods abroad at a price below that charged in the domestic market|
dumpster|a container designed to receive and transport and dump waste|
dunce|a stupid person|
dune|a ridge of sand created by the wind|
duo|two items of the same kind|couple pair span yoke duet
duplex|a house with two units sharing a common wall|
durable|existing for a long time|lasting
dusky|lighted by or as if by twilight|
dust|fine powdery material such as dry earth or pollen that can be blown about in the air|
dustpan|a short-handled receptacle into which dust can be swept|
dutiful|willingly obedient out of a sense of duty and respect|
duvet|a soft quilt usually filled with the down of the eider|
dwarf|make appear small by comparison|
dweller|a person who inhabits a particular place|
dwindle|become smaller or lose substance|
dye|a usually soluble substance for staining or coloring e.g. fabrics or hair|
dyeing|the use of dye to change the color of something permanently|
dyke|offensive term for a lesbian who is noticeably masculine|
dynamic|characterized by action or forcefulness or force of personality|
dynamite|an explosive containing nitrate sensitized with nitroglycerin absorbed on wood pulp|
dynasty|a sequence of powerful leaders in the same family|
dyslexic|having impaired ability to comprehend written words usually associated with a neurologic disorder|
each|every one considered individually|
ear|attention to what is said|
earache|an ache localized in the middle or inner ear|
earl|a British peer ranking below a marquess and above a viscount|
earliest|more early than|
early|at or near the beginning of a period of time or course of events or before the usual or expected time|
earmark|identification mark on the ear of a domestic animal|
earn|acquire or deserve by one's efforts or actions|
earphone|electro-acoustic transducer for converting electric signals into sounds|phone
earth|the 3rd planet from the sun|
earthing|fastening electrical equipment to earth|
earthy|conspicuously and tastelessly indecent|vulgar
ease|move gently or carefully|
easel|an upright tripod for displaying something|
easily|without question|
east|the cardinal compass point that is at 90 degrees|eastward
eastern|lying toward or situated in the east|
eastward|toward the east|
eat|take in solid food|
eater|someone who consumes food for nourishment|feeder
eating|the act of consuming food|
ebony|a very dark black|
echoing|repeating by reflection|
eclipse|one celestial body obscures another|
ecology|the environment as it relates to living organisms|
economy|the system of production and distribution and consumption|
ecstasy|a state of being carried away by overwhelming emotion|rapture
eczema|generic term for inflammatory conditions of the skin|
eddy|flow in a circular current, of liquids|swirl whirl
edge|the boundary of a surface|border
edged|harsh or hurtful in tone or character|cutting
edgewise|with the edge forward or on, by, or toward the edge|
edgy|being in a tense state|jittery jumpy
edible|any substance that can be used as food|
edifice|a structure that has a roof and walls and stands more or less permanently in one place|building
edify|make understand|
edifying|enlightening or uplifting so as to encourage intellectual or moral improvement|
edition|the form in which a text is published|
educate|create by training and teaching|develop prepare
educated|characterized by full comprehension of the problem involved|
eerily|in an unnatural eery manner|
effect|a phenomenon that follows and is caused by some previous phenomenon|outcome result event upshot
effigy|a representation of a person|
effusive|uttered with unrestrained enthusiasm|burbling gushing
egghead|an intellectual|
eggplant|egg-shaped vegetable having a shiny skin typically dark purple but occasionally white or yellow|
ego|an inflated feeling of pride in your superiority to others|egotism
egotism|an exaggerated opinion of your own importance|
egotist|a conceited and self-centered person|
eighteen|being one more than seventeen|
eighty|being ten more than seventy|
eject|put out or expel from a place|exclude
ejection|the act of forcing out someone or something|riddance
elapsed|having passed or slipped by|
elastic|capable of resuming original shape after stretching or compression|
elated|exultantly proud and joyful|
elation|an exhilarating psychological state of pride and optimism|
elbow|hinge joint between the forearm and upper arm and the corresponding joint in the forelimb of a quadruped|
elbowing|jostling with the elbows|
elderly|advanced in years|senior
elect|an exclusive group of people|
election|a vote to select the winner of a position or political office|
elector|a citizen who has a legal right to vote|
electron|an elementary particle with negative charge|
elegance|a refined quality of gracefulness and good taste|
elegy|a mournful poem|
elephant|five-toed pachyderm|
elevated|raised above the ground|
elevator|the airfoil on the tailplane of an aircraft that makes it ascend or descend|
eleventh|coming next after the tenth and just before the twelfth in position|
elfin|suggestive of an elf in strangeness and otherworldliness|
elicited|called forth from a latent or potential state by stimulation|evoked
eligible|qualified for or allowed or worthy of being chosen|
elitism|the attitude that society should be governed by an elite group of individuals|
elk|large northern deer with enormous flattened antlers in the male|moose
elliptic|in the form of an ellipse|
elope|run away secretly with one's beloved|
elude|escape, either physically or mentally|
eluding|the act of avoiding capture|slip
emaciate|cause to grow thin or weak|
embark|proceed somewhere despite the risk of possible dangers|venture
embed|fix or set securely or deeply|implant plant
ember|a hot fragment of wood or coal that is left from a fire and is glowing or smoldering|
embezzle|appropriate fraudulently to one's own use|
emblazon|decorate with colors|
embodied|possessing or existing in bodily form|
embossed|embellished with a raised pattern created by pressure or embroidery|brocaded
embrace|include in scope|cover
embroil|force into some kind of situation, condition, or course of action|tangle sweep drag
emcee|a person who acts as host at formal occasions|
emerald|a green transparent form of beryl|
emerging|coming to maturity|rising
emigrate|leave one's country of residence for a new one|
eminence|high status importance owing to marked superiority|
emir|an independent ruler or chieftain|
emissary|someone sent on a mission to represent the interests of someone else|envoy
emit|give off, send forth, or discharge|
emotion|any strong feeling|
empathy|understanding and entering into another's feelings|
emphatic|spoken with emphasis|
empire|the domain ruled by an emperor or empress|
employed|having your services engaged for|
empower|give or delegate power or authority to|
emptying|the act of removing the contents of something|
emulator|someone who copies the words or behavior of another|imitator ape
enable|render capable or able for some task|
enabling|providing legal power or sanction|
encase|enclose in, or as if in, a case|case
encircle|form or draw a circle around|
enclave|an enclosed territory that is culturally distinct from the foreign territory that surrounds it|
enclosed|closed in or surrounded or included within|
encore|an extra or repeated performance|
encroach|advance beyond the usual limit|infringe
end|either extremity of something that has length|terminal
endear|make attractive or lovable|
endemic|a plant that is native to a certain limited area|
endive|widely cultivated herb with leaves valued as salad green|
endow|give qualities or abilities to|gift empower invest
enema|an injection of a liquid through the anus to stimulate evacuation|
enemy|an opposing military force|
enforce|ensure observance of laws and rules|
engage|carry out or participate in an activity|pursue
engaging|attracting or delighting|
engender|make by reproduction|sire generate
engineer|a person who uses scientific knowledge to solve practical problems|
engraved|cut or impressed into a surface|
engulf|devote fully to|immerse absorb
enhanced|increased or intensified in value or beauty or quality|
enjoy|derive or receive pleasure from|bask relish
enlarge|become larger or bigger|
enlist|join the military|
enliven|heighten or intensify|exalt
enmity|a state of deep-seated ill-will|
enough|as much as necessary|
enraged|marked by extreme anger|
enrich|make better or improve in quality|
enshrine|enclose in a shrine|
ensure|make certain of|assure secure
entail|have as a logical consequence|imply mean
entangle|twist together or entwine into a confusing mass|tangle mat snarl
entire|constituting the full quantity or extent|full
entirety|the state of being total and complete|totality
entitle|give the right to|
entity|that which is perceived or known or inferred to have its own distinct existence|
entrant|a commodity that enters competition with established merchandise|
entreat|ask for or request earnestly|bid
entreaty|earnest or urgent request|prayer
entropy|a numerical measure of the uncertainty of an outcome|
entry|an item inserted in a written record|
entwine|tie or link together|
envelope|a flat container for a letter, thin package, etc.|
envision|picture to oneself|foresee
envoy|a diplomat having less authority than an ambassador|
epic|a long narrative poem telling of a hero's deeds|
epigram|a witty saying|
epilepsy|a disorder of the central nervous system characterized by loss of consciousness and convulsions|
episode|a happening that is distinctive in a series of related events|
epistle|a specially long, formal letter|
epithet|a defamatory or abusive word or phrase|
epitome|a standard or typical example|paradigm
epsilon|the 5th letter of the Greek alphabet|
equality|the quality of being the same in quantity or measure or value or status|
equate|be equivalent or parallel, in mathematics|
equation|a mathematical statement that two expressions are equal|
equine|hoofed mammals having slender legs and a flat coat with a narrow mane along the back of the neck|
equip|provide with usually for a specific purpose|outfit
equipped|provided or fitted out with what is necessary or useful or appropriate|
era|a period marked by distinctive character or reckoned from a fixed point or event|
erasure|a correction made by erasing|
erection|a structure that has been erected|
erode|become ground down or deteriorate|
eroded|worn away as by water or ice or wind|scoured
erosion|the mechanical process of wearing or grinding something down|wearing
err|to make a mistake or be incorrect|mistake slip
errant|straying from the right course or from accepted standards|
erratic|liable to sudden unpredictable change|fickle
erring|capable of making an error|
erudite|having or showing profound knowledge|
erupt|start abruptly|
escalate|increase in extent or intensity|
escape|run away from confinement|
escapism|an inclination to retreat from unpleasant realities through diversion or fantasy|escape
eschew|avoid and stay away from deliberately|
escort|the act of accompanying someone or something in order to protect them|
especial|surpassing what is common or usual or expected|special
essay|an analytic or interpretive literary composition|
essence|the central meaning or theme of a speech or literary work|effect core gist
esteem|the condition of being honored|regard
estimate|an approximate calculation of quantity or degree or worth|
estrange|remove from customary environment or associations|
etch|cause to stand out or be clearly defined or visible|
etching|an impression made from an etched plate|
eternity|time without end|infinity
ether|the fifth and highest element after air and earth and fire and water|
ethic|the principles of right and wrong that are accepted by an individual or a social group|
ethnic|denoting or deriving from or distinctive of the ways of living built up by a group of people|cultural
eunuch|a man who has been castrated and is incapable of reproduction|
euphoria|a feeling of great elation|
eureka|an alloy of copper and nickel with high electrical resistance and a low temperature coefficient|
evasion|a statement that is not literally false but that cleverly avoids an unpleasant truth|
eve|the day before|
evening|the latter part of the day|eve
event|something that happens at a given place and time|
eventual|expected to follow in the indefinite future from causes already operating|
ever|at all times|
every|each and all of the members of a group considered singly and without exception|
evidence|your basis for belief or disbelief|
evil|morally bad or wrong|
evoked|called forth from a latent or potential state by stimulation|elicited
ewe|a member of a people living in southern Benin and Togo and southeastern Ghana|
exacting|having complicated nutritional requirements|
exalt|praise, glorify, or honor|glorify
exalting|tending to exalt|
exam|a set of questions or exercises evaluating skill or knowledge|
example|an item of information that is typical of a class or group|instance
excavate|recover through digging|unearth
exceed|be greater in scope or size than some standard|
excel|distinguish oneself|
except|prevent from being included or considered or accepted|exclude
excerpt|a passage selected from a larger work|
exchange|chemical process in which one atom or ion or group changes places with another|
excision|the omission that is made when an editorial change shortens a written passage|
excite|arouse or elicit a feeling|
exciting|creating or arousing excitement|
exclude|prevent from being included or considered or accepted|except
excrete|eliminate from the body|
excused|granted exemption|
executor|a person appointed by a testator to carry out the terms of the will|
exert|make a great effort at a mental or physical task|
exertion|use of physical or mental energy|sweat
exhaust|wear out completely|beat
exhort|spur on or encourage especially by cheers and shouts|cheer urge
exile|expel from a country|
exist|support oneself|
existent|being or occurring in fact or actuality|real
exit|an opening that permits escape or release|outlet
exorcism|freeing from evil spirits|
exotic|being or from or characteristic of another place or part of the world|alien
expanded|increased in extent or size or bulk or scope|
expect|regard something as probable or likely|
expected|considered likely or probable to happen or arrive|
expel|force to leave or move out|
expend|use up, consume fully|use
expense|amounts paid for goods and services that may be currently tax deductible|
expert|a person with special knowledge or ability who performs skillfully|
expire|lose validity|
explain|make plain and comprehensible|
explicit|precisely and clearly expressed or readily observable|
exploded|showing the parts of something separated but in positions that show their correct relation to one another|
explore|inquire into|research
explorer|someone who travels into little known regions|
expo|a collection of things for public display|
export|sell or transfer abroad|
exporter|a businessperson who transports goods abroad|
exposed|with no protection or shield|open
expound|add details, as to an account or idea|enlarge dilate
extend|stretch out over a distance, space, time, or scope|lead
exterior|situated in or suitable for the outdoors or outside of a building|
extinct|no longer in existence|
extra|more than is needed, desired, or required|
extreme|of the greatest possible degree or extent or intensity|utmost
exude|release in drops or small quantities|ooze
exult|feel extreme happiness or elation|
eye|the organ of sight|optic
eyebrow|the arch of hair above each eye|brow
eyed|having an eye or eyes or eyelike feature especially as specified|
eyelash|any of the short curved hairs that grow from the edges of the eyelids|lash
eyeliner|makeup applied to emphasize the shape of the eyes|
eyesight|normal use of the faculty of vision|seeing
fable|a deliberately false or improbable account|
facade|the face or front of a building|frontal
facet|a distinct feature or element in a problem|aspect
facile|superficially impressive, but lacking depth and attention to the true complexities of a subject|slick
facing|a lining applied to the edge of a garment for ornamentation or strengthening|
fact|a piece of information about circumstances that exist or events that have occurred|
factor|anything that contributes causally to a result|
factory|a plant consisting of one or more buildings with facilities for manufacturing|
faculty|one of the inherent cognitive or perceptual powers of the mind|module
fad|an interest followed with exaggerated zeal|
faded|having lost freshness or brilliance of color|bleached
fag|offensive term for a homosexual man|faggot queen queer
faggot|offensive term for a homosexual man|fag queen queer
failure|an act that fails|
fair|free from favoritism or self-interest or bias or deception|just
fairly|to certain extent or degree|pretty jolly somewhat
faith|a strong belief in a supernatural power or powers that control human destiny|
fake|something that is a counterfeit|sham
falcon|diurnal birds of prey having long pointed powerful wings adapted for swift flight|
fallacy|a misconception resulting from incorrect reasoning|
fallible|likely to fail or make errors|
fallout|the radioactive particles that settle to the ground after a nuclear explosion|
false|not in accordance with the fact or reality or actuality|
falsetto|a male singing voice with artificially high tones in an upper register|
falsity|the state of being false or untrue|
falter|be unsure or weak|waver
fame|the state or quality of being widely honored and acclaimed|renown
familiar|well known or easily recognized|
famine|an acute insufficiency|dearth
famish|deprive of food|
famously|in a manner or to an extent that is well known|
fanatic|a person motivated by irrational enthusiasm|fiend
fancier|a person having a strong liking for something|
fancy|something many people believe that is false|fantasy
fanfare|a gaudy outward display|
fanned|especially spread in a fan shape|
fantasy|imagination unrestricted by reality|
faraway|very far away in space or time|
farcical|broadly or extravagantly humorous|
fare|an agenda of things to do|
farewell|an acknowledgment or expression of goodwill at parting|
farm|collect fees or profits|
farmer|an expert on cooking whose cookbook has undergone many editions|
farming|the practice of cultivating the land or raising stock|
farmyard|an area adjacent to farm buildings|
farthest|to the greatest distance in space or time|
farting|a reflex that expels intestinal gas through the anus|
fast|acting or moving or capable of acting or moving quickly|
fastened|firmly closed or secured|
faster|more quickly|
fasting|abstaining from food|fast
fat|having an abundance of flesh|
fateful|having momentous consequences|
fathom|come to understand|
fatigue|temporary loss of strength and energy resulting from hard physical or mental work|
fatigued|drained of energy or effectiveness|
fatten|make fat or plump|fat plump
faucet|a regulator for controlling the flow of a liquid from a reservoir|spigot
faulting|a crack in the earth's crust resulting from the displacement of one side with respect to the other|shift break
faulty|having a defect|
fawn|a color or pigment varying around a light grey-brown color|
fawning|attempting to win favor from influential people by flattery|
fazed|caused to show discomposure|daunted
fear|an emotion experienced in anticipation of some specific pain or danger|
fearful|experiencing or showing fear|
feasible|capable of being done with means at hand and circumstances as they are|viable workable
feat|a notable achievement|
feather|the light horny waterproof structure forming the external covering of birds|plume plumage
feature|a prominent attribute or aspect of something|
fed|the central bank of the United States|
federate|enter into a league for a common purpose|
fee|a fixed charge for a privilege or for professional services|
feed|provide as food|
feedbag|a canvas bag that is used to feed an animal|
feeder|an animal being fattened or suitable for fattening|
feel|undergo an emotional sensation or be in a particular state of mind|
feeling|the experiencing of affective and emotional states|
feign|make believe with the intent to deceive|sham pretend
feint|deceive by a mock action|
feisty|showing courage|plucky
feline|of or relating to cats|
fellow|a boy or man|lad gent
felon|someone who has committed a crime or has been legally convicted of a crime|crook outlaw
felt|a fabric made of compressed matted animal fibers|
feminine|associated with women and not with men|
feminism|a doctrine that advocates equal rights for women|
fen|low-lying wet land with grassy vegetation|marsh
fend|try to manage without help|
ferment|a state of agitation or turbulent change or development|
ferret|musteline mammal of prairie regions of United States|
ferrying|transport by boat or aircraft|
fertile|capable of reproducing|
festive|offering fun and gaiety|gay
festoon|a curtain of fabric draped and bound at intervals to form graceful curves|
fetch|go or come after and bring or take back|
fetching|very attractive|
fetid|offensively malodorous|
fetter|a shackle for the ankles or feet|
feud|a bitter quarrel between two parties|
feverish|marked by intense agitation or emotion|
fewer|quantifier meaning a smaller number of|
fez|a city in north central Morocco|
fiasco|a sudden and violent collapse|
fib|a trivial lie|story tale
fibber|someone who tells lies|
fickle|marked by erratic changeableness in affections or attachments|volatile
fiddle|bowed stringed instrument that is the highest member of the violin family|violin
fiddler|a musician who plays the violin|
fiddling|small and of little importance|little niggling petty
fidelity|accuracy with which an electronic system reproduces the sound or image of its input signal|
field|a piece of land cleared of trees and usually enclosed|
fiend|a cruel wicked and inhuman person|devil demon
fierce|marked by extreme and violent energy|savage
fiesta|an elaborate party|
fifth|coming next after the fourth and just before the sixth in position|
fiftieth|the ordinal number of fifty in counting order|
fig|a diagram or picture illustrating textual material|figure
fighter|a high-speed military or naval airplane designed to destroy enemy aircraft in the air|
figment|a contrived or fantastic idea|
figure|a diagram or picture illustrating textual material|fig
figuring|problem solving that involves numbers or quantities|
filch|make off with belongings of others|pinch abstract hook sneak
file|record in a public office or in a court of law|register
filet|a boneless steak cut from the tenderloin of beef|
filing|the entering of a legal document into the public record|
filled|generously supplied with|
filly|a young female horse under the age of four|
filming|the act of making a film|
filter|device that removes something from whatever passes through it|
filth|any substance considered disgustingly foul or unpleasant|
fin|the cardinal number that is the sum of four and one|five quintet
final|occurring at or forming an end or termination|terminal
finalist|a contestant who reaches the final stages of a competition|
finally|after an unspecified period of time or an especially long delay|
finch|any of numerous small songbirds with short stout bills adapted for crushing seeds|
finder|someone who comes upon something after searching|
fine|being satisfactory or in satisfactory condition|
finely|in tiny pieces|
finer|greater in quality or excellence|
finger|any of the terminal members of the hand|
finicky|exacting especially about details|picky
finished|brought to the desired final state|
fir|any of various evergreen trees of the genus Abies|
firearm|a portable gun|piece
fired|having lost your job|
fireman|play in which children pretend to put out a fire|
fireside|an area near a fireplace|
firewood|wood used for fuel|
firework|a device with an explosive that burns at a low rate and with colored flames|
firm|the members of a business organization that owns or operates one or more establishments|
firmly|with resolute determination|firm
first|preceding all others in time or space or degree|
fiscal|involving financial matters|
fishbowl|a state of affairs in which you have no privacy|
fishery|a workplace where fish are caught and processed and sold|
fishnet|a net that will enclose fish when it is pulled in|
fishtail|slow down by moving the tail sideways|
fission|reproduction of some unicellular organisms by division of the cell into two more or less equal parts|
fist|a hand with the fingers clenched in the palm|
fitful|occurring in spells and often abruptly|
fitted|being the right size and shape to fit as desired|
five|being one more than four|
fix|restore by replacing a part or putting together what is torn or broken|mend bushel restore
fixed|securely placed or fastened or set|
fixture|an object firmly fixed in place|
fizzing|hissing and bubbling|fizzy
fizzy|hissing and bubbling|fizzing
fjord|a long narrow inlet of the sea between steep cliffs|
flaccid|drooping without elasticity|
flagging|flagstones collectively|
flagrant|conspicuously and outrageously bad or reprehensible|crying glaring rank
flail|an implement consisting of handle with a free swinging stick at the end|
flair|a natural talent|
flake|a crystal of snow|
flaky|conspicuously or grossly unconventional or unusual|
flaming|the process of combustion of inflammable materials producing heat and light and smoke|
flamingo|large pink to scarlet web-footed wading bird with down-bent bill|
flannel|a soft light woolen fabric|
flapjack|a flat cake of thin batter fried on both sides on a griddle|
flare|a shape that spreads outward|flair
flaring|streaming or flapping or spreading wide as if in a current of air|
flasher|an electrical device that automatically turns a lamp on and off|
flashy|tastelessly showy|brassy garish loud tacky tatty trashy
flat|having a surface without slope, tilt in which no part is higher or lower than another|level plane
flatly|in an unqualified manner|
flatten|lower the pitch of|drop
flattery|excessive or insincere praise|
flaunt|display proudly|
flaw|an imperfection in an object or machine|defect
fleck|a small fragment of something broken off from the whole|chip flake
flecked|having a pattern of dots|dotted specked
flee|run away quickly|
fleecy|having soft nap produced by brushing|brushed napped
fleet|moving very fast|swift
flesh|alternative names for the body of a human being|build figure frame
fleshy|usually describes a large person who is fat but has a large frame to carry it|heavy
flick|a light sharp contact|
flicker|move back and forth very rapidly|waver flutter
flight|an instance of traveling by air|flying
flighty|guided by whim and fancy|
flimsy|lacking solidity or strength|
flint|a hard kind of stone|
flippant|showing inappropriate levity|
flipper|a shoe for swimming|fin
flirt|talk or behave amorously, without serious intentions|romance mash
float|be in motion due to some air or water current|drift
flock|a church congregation guided by a pastor|
flogging|beating with a whip or strap or rope as a form of punishment|whipping tanning
flooded|covered with water|afloat
flooding|a technique used in behavior therapy|
floor|the inside lower horizontal surface|
floppy|a small plastic magnetic disk enclosed in a stiff envelope with a radial slit|
floral|resembling or made of or suggestive of flowers|flowered
florist|someone who grows and deals in flowers|
flotilla|a United States Navy fleet consisting of two or more squadrons of small warships|
flour|fine powdery foodstuff obtained by grinding and sifting the meal of a cereal grain|
flourish|grow vigorously|boom thrive
flow|the motion characteristic of fluids|flowing
flowing|the motion characteristic of fluids|flow
flub|make a mess of, destroy or ruin|bumble fumble spoil bungle fluff
fluency|powerful and effective language|
fluff|any light downy material|
fluffy|like down or as soft as down|downy
fluidity|the property of flowing easily|
fluke|a stroke of luck|
flunk|failure to reach a minimum required performance|
fluoride|a salt of hydrofluoric acid|
flush|turn red, as if in embarrassment or shame|blush
fluster|a disposition that is confused or nervous and upset|
flutter|the act of moving back and forth|waver flicker
flying|moving swiftly|
foal|a young horse|
foam|a mass of small bubbles formed in or on a liquid|froth
foaming|emitting or filled with bubbles as from carbonation or fermentation|bubbly frothy
focal|having or localized centrally at a focus|
focused|converging on a point|
fodder|soldiers who are regarded as expendable in the face of artillery fire|
fog|droplets of water vapor suspended in the air near the ground|
fogged|obscured by fog|
foghorn|a loud low warning signal that can be heard by fogbound ships|
foil|a piece of thin and flexible sheet metal|
foiled|disappointingly unsuccessful|defeated thwarted
foist|to force onto another|
folder|a small book usually having a paper cover|booklet leaflet pamphlet
foliage|the main organ of photosynthesis and transpiration in higher plants|leaf
folklore|the unwritten lore of a culture|
folksy|belonging to the common people, especially in regard to speech patterns, attitudes, etc.|
follicle|any small spherical group of cells containing a cavity|
folly|the trait of acting stupidly or rashly|
fond|having or displaying warmth or affection|
fondling|affectionate play|cuddling hugging necking
font|a specific size and style of type within a type family|fount typeface case
fool|a person who lacks good judgment|sap
fooling|characterized by a feeling of irresponsibility|casual
foolish|devoid of good sense or judgment|
footage|film that has been shot|
foothold|an area in hostile territory that has been captured and is held awaiting further troops and supplies|
footing|status with respect to the relations between people or groups|
footpath|a trodden path|
footstep|the sound of a step of someone walking|
footwork|the manner of using the feet|
foray|a sudden short attack|raid
forbid|command against|prohibit disallow
forced|made necessary by an unexpected situation or emergency|
forceful|characterized by or full of force or strength|
ford|United States film maker|
fording|the act of crossing a stream or river by wading or in a car or on a horse|ford
fore|front part of a vessel or aircraft|stem
forebode|make a prediction about|predict
forego|be earlier in time|
forehand|a return made with the palm of the hand facing the direction of the stroke|
forehead|the part of the face above the eyes|brow
forensic|of, relating to, or used in public debate or argument|
foresee|realize beforehand|
foreskin|a fold of skin covering the tip of the clitoris|
forewarn|warn in advance or beforehand|
foreword|a short introductory essay preceding the text of a book|preface
forfeit|lose or lose the right to by some error, offense, or crime|waive forego
forge|create by hammering|hammer
forger|someone who makes copies illegally|
forget|dismiss from the mind|
forging|shaping metal by heating and hammering|
forgoing|the act of renouncing|
fork|cutlery used for serving and eating food|
forking|the place where something divides into branches|
forlorn|marked by or showing hopelessness|
formal|characteristic of or befitting a person in authority|
formally|with official authorization|
formerly|at a previous time|
formula|a group of symbols that make a mathematical statement|
forsake|leave someone who needs or counts on you|desolate
forte|an asset of special worth or utility|strength
fortieth|position 40 in a countable series of things|
fortune|an unknown and unpredictable phenomenon that causes an event to result one way rather than another|luck chance hazard
forty|being ten more than thirty|
forward|at or to or toward the front|
fossil|someone whose style is out of fashion|
fouled|especially of a ship's lines etc|
found|set up or lay the groundwork for|plant
founding|the act of starting something for the first time|creation
fount|a specific size and style of type within a type family|font typeface case
four|being one more than three|
fourteen|being one more than thirteen|
fox|alert carnivorous mammal with pointed muzzle and ears and a bushy tail|
foxy|marked by skill in deception|crafty cunning slick
foyer|a large entrance or reception room or area|lobby
fraction|a small part or item forming a piece of a whole|
fragile|easily broken or damaged or destroyed|frail
fragrant|pleasant-smelling|
frail|physically weak|
frame|a single one of a series of still transparent pictures forming a cinema, television or video film|
framing|formulation of the plans and important details|
franc|the basic monetary unit in many countries|
frankly|it is sincerely the case that|
frantic|excessively agitated|frenetic
fraud|intentional deception resulting in injury to another person|
fray|a noisy fight|ruffle
freak|a person or animal that is markedly unusual or deformed|
freebie|something that is free|
freehand|done by hand without mechanical aids or devices|
freeload|live off somebody's generosity|
freeze|stop moving or become immobilized|
freezing|the withdrawal of heat to change something from a liquid to a solid|freeze
french|of or pertaining to France or the people of France|
frenetic|excessively agitated|frantic
frenzy|state of violent mental agitation|delirium hysteria
fresh|recently made, produced, or harvested|
fresher|a first-year undergraduate|freshman
freshman|a first-year undergraduate|fresher
fret|worry unnecessarily or excessively|niggle
fretted|having frets|
friction|a state of conflict between persons|clash
fried|cooked by frying in fat|
friendly|inclined to help or support|
frigate|a medium size square-rigged warship of the 18th and 19th centuries|
frighten|cause fear in|
frill|a bony plate that curves upward behind the skull of many ceratopsian dinosaurs|
fringed|having a decorative edging of hanging cords or strips|
fritter|small quantity of fried batter containing fruit or meat or vegetables|
frizz|the condition of being formed into small tight curls|
frizzy|in small tight curls|crisp kinky nappy
frock|a long, loose outer garment|
frog|any of various tailless stout-bodied amphibians with long hind limbs for leaping|toad
front|the side that is forward or prominent|
frontal|an adornment worn on the forehead|
frosting|a flavored sugar topping used to coat and decorate cakes|icing ice
froth|a mass of small bubbles formed in or on a liquid|foam
frothy|emitting or filled with bubbles as from carbonation or fermentation|bubbly foaming
frown|look angry or sullen, wrinkle one's forehead, as if to signal disapproval|
frowning|showing displeasure or anger|
frozen|turned into ice|
fruit|the ripened reproductive body of a seed plant|
fruitful|productive or conducive to producing in abundance|
fruiting|capable of bearing fruit|
fruity|informal or slang terms for mentally irregular|buggy cracked daft loony
fry|be excessively hot|
fucker|a stupid despised man|
fucking|intensifier, very colloquial|
fuel|a substance that can be consumed to produce energy|
fulcrum|the pivot about which a lever turns|
full|containing as much or as many as is possible or normal|
fuller|United States jurist and chief justice of the United States Supreme Court|
fumble|feel about uncertainly or blindly|
fume|be mad, angry, or furious|
fumigate|treat with fumes, expose to fumes, especially with the aim of disinfecting or eradicating pests|fume
fun|activities that are enjoyable or amusing|
function|a mathematical relation such that each element of a given set is associated with an element of another set|mapping
fungi|the taxonomic kingdom including yeast, molds, smuts, mushrooms, and toadstools|
funk|a state of nervous depression|
funnel|a conical shape with a wider and a narrower opening at the two ends|
funnily|in a strange manner|oddly
fur|the dressed hairy coat of a mammal|pelt
furl|form into a cylinder by rolling|
furlough|a temporary leave of absence from military duty|
furnace|an enclosed chamber in which heat is produced to heat buildings, destroy refuse, smelt or refine ores, etc.|
furred|covered with a dense coat of fine silky hairs|
furrow|a long shallow trench in the ground|
furrowed|having long narrow shallow depressions in the surface|rugged
further|to or at a greater extent or degree or a more advanced stage|
furtive|marked by quiet and caution and secrecy|sneak sneaky
fuse|mix together different elements|blend merge
fused|joined together into a whole|
futile|producing no result or effect|
futility|uselessness as a consequence of having no practical result|
fuzz|filamentous hairlike growth on a plant|hair
fuzzed|covering with fine light hairs|fuzzy
fuzzy|covering with fine light hairs|fuzzed
gable|United States film actor|
gaffe|a socially awkward or tactless act|slip
gag|a humorous anecdote or remark intended to provoke laughter|joke laugh jest
gaiety|a gay feeling|
gain|win something through one's efforts|acquire
gal|United States liquid unit equal to 4 quarts or 3.785 liters|
galactic|of or relating to a galaxy|
galaxy|a splendid assemblage|
gall|an open sore on the back of a horse caused by ill-fitting or badly adjusted saddle|
galled|painful from having the skin abraded|
galley|a large medieval vessel with a single deck propelled by sails and oars with guns at stern and prow|
galling|causing irritation or annoyance|teasing vexing
gallop|a fast gait of a horse|
galore|in great numbers|
gambit|an opening remark intended to secure an advantage for the speaker|
gamble|take a risk in the hope of a favorable outcome|chance risk hazard
gambler|a person who wagers money on the outcome of games or sporting events|
game|a contest with rules to determine a winner|
gamma|the 3rd letter of the Greek alphabet|
gander|mature male goose|
gangling|tall and thin and having long slender limbs|lanky
gangster|a criminal who is a member of gang|
gap|a conspicuous disparity or difference as between two figures|
gape|look with amazement|
gaping|with the mouth wide open as in wonder or awe|
garb|clothing of a distinctive style or for a particular occasion|
garbage|food that is discarded|refuse
garbled|lacking orderly continuity|confused
garden|a plot of ground where plants are cultivated|
garish|tastelessly showy|brassy flashy loud tacky tatty trashy
garlic|bulbous herb of southern Europe widely naturalized|
garnet|any of a group of hard glassy minerals used as gemstones and as an abrasive|
garnish|something added to a dish for flavor or decoration|
garrison|a fortified military post where troops are stationed|fort
gash|a wound made by cutting|slice
gasket|seal consisting of a ring for packing pistons or sealing a pipe joint|
gasp|breathe noisily, as when one is exhausted|pant
gassy|resembling gas|
gate|a movable barrier in a fence or wall|
gateway|an entrance that can be closed by a gate|
gather|assemble or get together|collect
gauge|judge tentatively or form an estimate of|estimate
gauze|bleached cotton cloth of plain weave used for bandages and dressings|
gavel|a small mallet used by a presiding officer or a judge|
gay|bright and pleasant|cheery sunny
gaze|look at with fixed eyes|stare
gazette|a newspaper or official journal|
gear|set the level or character of|
geek|a carnival performer who does disgusting acts|
geezer|a man who is old and/or eccentric|
gel|a colloid in a more solid form than a sol|
gelatin|a colorless water-soluble glutinous protein obtained from animal tissues such as bone and skin|
gelded|having the testicles removed|
gem|art highly prized for its beauty or perfection|treasure
gender|the properties that distinguish organisms on the basis of their reproductive roles|
generate|bring into existence|
genetic|occurring among members of a family usually by heredity|
genial|diffusing warmth and friendliness|cordial
genre|a kind of literary or artistic work|
gent|a boy or man|fellow lad
gentile|a person who is not a member of one's own religion|
gentry|the most powerful members of a society|
geology|a science that deals with the history of the earth as recorded in rocks|
germ|anything that provides inspiration for later work|source seed
gesture|motion of hands or body to emphasize or help to express a thought or feeling|
getaway|the attribute of being capable of rapid acceleration|
getup|a set of clothing|outfit
ghastly|shockingly repellent|gruesome sick
ghetto|any segregated mode of living or working that results from bias or stereotyping|
ghostly|resembling or characteristic of a phantom|
giant|of great mass|
giddy|having or causing a whirling sensation|dizzy woozy
gift|something acquired without compensation|
gigabyte|a unit of information equal to 1000 megabytes or 10^9 bytes|
gild|decorate with, or as if with, gold leaf or liquid gold|
gilding|a coating of gold or of something that looks like gold|
gill|a British imperial capacity unit equal to 5 fluid ounces or 142.066 cubic centimeters|
ginger|perennial plants having thick branching aromatic rhizomes and leafy reedlike stems|
gingerly|with extreme care or delicacy|
giraffe|tallest living quadruped|
girdle|an encircling or ringlike structure|
girl|a young female|
girlish|befitting or characteristic of a young girl|
gist|the central meaning or theme of a speech or literary work|effect essence core
give|cause to have, in the abstract sense or physical sense|
given|acknowledged as a supposition|
gizmo|something unspecified whose name is either forgotten or not known|
glacial|devoid of warmth and cordiality|frozen icy
glacier|a slowly moving mass of ice|
gladden|make glad or happy|
gladly|in a willing manner|
glamour|alluring beauty or charm|
glaring|shining intensely|blazing blinding dazzling
glassy|lacking liveliness|glazed
glazed|lacking liveliness|glassy
glean|gather, as of natural products|reap harvest
glee|great merriment|hilarity mirth
glen|a narrow secluded valley|
glibly|with superficial plausibility|
glide|move smoothly and effortlessly|
glider|aircraft supported only by the dynamic action of air against its surfaces|
glimmer|a flash of light|
glint|be shiny, as if wet|glitter shine
glinting|having brief brilliant points or flashes of light|
glitch|a fault or defect in a computer program, system, or machine|
glitter|be shiny, as if wet|glint shine
gloat|dwell on with satisfaction|triumph crow
gloating|malicious satisfaction|gloat glee
glob|a compact mass|clod lump chunk
globally|with respect to the whole earth|
globular|having the shape of a sphere or ball|
gloom|a state of partial or total darkness|
gloomy|depressingly dark|
glorify|bestow glory upon|
glossary|an alphabetical list of technical terms in some specialized field of knowledge|
glossy|a magazine printed on good quality paper|slick
glowworm|the luminous larva or wingless grub-like female of a firefly|
glucose|a monosaccharide sugar that has several forms|
glum|moody and melancholic|
glutted|exceeding demand|
glutton|a person who is devoted to eating and drinking to excess|
gnarl|something twisted and tight and swollen|knot
gnarled|used of old persons or old trees|knotted
gnash|grind together, of teeth|
gnome|a legendary creature resembling a tiny old man|dwarf
goad|a pointed instrument that is used to prod into a state of motion|prod
goaded|compelled forcibly by an outside agency|
goal|the state of affairs that a plan is intended to achieve and that terminates behavior intended to achieve it|end
goalpost|one of a pair of posts that are set up as a goal at each end of a playing field|
goatee|a small chin beard trimmed to a point|
gob|a man who serves as a sailor|seaman tar jack
goblet|a drinking glass with a base and stem|
goblin|a small grotesque supernatural creature that makes trouble for human beings|
godchild|an infant who is sponsored by an adult at baptism|
gofer|an employee whose duties include running errands|
going|the act of departing|leaving
golden|marked by peace and prosperity|
golf|a game played on a large open course with 9 or 18 holes|
gondola|a low flat-bottomed freight car with fixed sides but no roof|
goner|a person in desperate straits|toast
goo|any thick, viscous matter|slime gunk muck ooze
goodbye|a farewell remark|bye
goody|something considered choice to eat|dainty delicacy
gooey|soft and sticky|icky
goofy|a cartoon character created by Walt Disney|
goon|an awkward stupid person|clod oaf lump
gopher|a zealously energetic person|
gore|wound by piercing with a sharp or penetrating object or instrument|
gorge|overeat or eat immodestly|stuff overeat binge
gorilla|largest anthropoid ape|
gory|accompanied by bloodshed|
gossamer|characterized by unusual lightness and delicacy|
gossip|light informal conversation for social occasions|chitchat
gourd|any of numerous inedible fruits with hard rinds|
governor|a control that maintains a steady speed in a machine|
grab|take hold of so as to seize or restrain or stop the motion of|
grabber|an unpleasant person who grabs inconsiderately|
grade|a body of students who are taught together|course
gradient|a graded change in the magnitude of some physical quantity or dimension|
gradual|proceeding in small stages|
graffiti|a rude decoration inscribed on rocks or walls|graffito
graffito|a rude decoration inscribed on rocks or walls|graffiti
grain|a relatively small granular particle of a substance|
grainy|composed of or covered with particles resembling meal in texture or consistency|gritty
gram|Danish physician and bacteriologist who developed a method of staining bacteria to distinguish among them|
grand|of behavior that is impressive and ambitious in scale or scope|heroic
grandeur|the quality of being magnificent or splendid or grand|
grandpa|the father of your father or mother|
granite|plutonic igneous rock having visibly crystalline texture|
granola|cereal made of especially rolled oats with dried fruits and nuts and honey or brown sugar|
grant|give as judged due or on the basis of merit|
granule|a tiny grain|
graph|a visual display of information|chart
grapple|succeed in doing, achieving, or producing with the limited or inadequate means available|cope contend deal manage
grasp|get the meaning of something|savvy dig
grate|a frame of iron bars to hold a fire|grating
grater|utensil with sharp perforations for shredding foods|
grating|a barrier that has parallel or crossed bars blocking a passage but admitting air|grate
gratuity|a relatively small amount of money given for services rendered|tip
gravely|to a severe or serious degree|badly severely
gravity|the force of attraction between all masses in the universe|
graze|feed as in a meadow or pasture|crop range
grazing|the act of brushing against while passing|shaving skimming
grease|a thick fatty oil|
greatest|highest in quality|sterling
greed|excessive desire to acquire or possess more than one needs or deserves|
greedily|in a greedy manner|
green|of the color between blue and yellow in the color spectrum|
greenery|green foliage|
greening|the phenomenon of vitality and freshness being restored|
greet|react to in a certain way|
gremlin|fairies that are somewhat mischievous|pixie
griddle|cooking utensil consisting of a flat heated surface on which food is cooked|
gridiron|a cooking utensil of parallel metal bars|
grief|intense sorrow caused by loss of a loved one|
grill|a framework of metal bars used as a partition or a grate|grille
grille|small opening through which business can be transacted|wicket lattice
grilling|cooking by direct exposure to radiant heat|broiling
grimace|contort the face to indicate a certain mental or emotional state|
grime|the state of being covered with unclean things|dirt filth stain grease
grimy|thickly covered with ingrained dirt or soot|dingy raunchy
grinding|a harsh and strident sound|
grinning|a facial expression characterized by turning up the corners of the mouth|smile
gripe|informal terms for objecting|kick beef bitch
griping|acute abdominal pain|colic
gripping|capable of arousing and holding the attention|riveting
gristle|tough elastic tissue|
gritty|composed of or covered with particles resembling meal in texture or consistency|grainy
grizzly|powerful brownish-yellow bear of the uplands of western North America|
grocer|a retail merchant who sells foodstuffs|
groggy|stunned or confused and slow to react|dazed
groom|a man participant in his own marriage ceremony|
grooming|activity leading to skilled behavior|training
groove|a long narrow furrow cut either by a natural process or by a tool|
groping|acting with uncertainty or hesitance or lack of confidence|
grouch|a bad-tempered person|crank
grouchy|annoyed and irritable|crabbed crabby grumpy
group|any number of entities considered as a unit|grouping
grouper|flesh of a saltwater fish similar to sea bass|
grouping|any number of entities considered as a unit|group
grovel|show submission or fear|fawn crawl cringe
grower|someone concerned with the science or art or business of cultivating the soil|
growl|to utter or emit low dull rumbling sounds|grumble rumble
grown|fully developed|big
grub|informal terms for a meal|chow chuck
grudge|a resentment strong enough to justify retaliation|score
grudging|of especially an attitude|
gruesome|shockingly repellent|ghastly sick
gruff|brusque and surly and forbidding|
grumble|show one's unhappiness or critical attitude|grouch
grumpy|annoyed and irritable|crabbed crabby grouchy
grunt|the short low gruff noise of the kind made by hogs|
guaranty|a collateral agreement to answer for the debt of another in case that person defaults|
guessing|an estimate based on little or no information|shot
guest|a visitor to whom hospitality is extended|
guffaw|a burst of deep loud hearty laughter|
guidance|something that provides direction or advice as to a decision or course of action|
guide|direct the course|direct head
guiding|exerting control or influence|
guile|shrewdness as demonstrated by being skilled in deception|craft cunning
guiltily|in the manner of someone who has committed an offense|
guinea|a former British gold coin worth 21 shillings|
guitar|a stringed instrument usually having six strings|
gulf|an arm of a sea or ocean partly enclosed by land|
gull|make a fool or dupe of|fool
gullet|the passage between the pharynx and the stomach|gorge
gulp|to swallow hurriedly or greedily or in one draught|swig
gum|a preparation for chewing|
gumdrop|a jellied candy coated with sugar crystals|
gummy|having the sticky properties of an adhesive|
gun|large but transportable armament|
gunfire|the act of shooting a gun|gunshot
gunk|any thick, viscous matter|slime goo muck ooze
gunner|a serviceman in the artillery|
gunpoint|the gun muzzle's direction|
gunshot|the act of shooting a gun|gunfire
gurgle|the bubbling sound of water flowing from a bottle with a narrow neck|
guru|a Hindu or Buddhist religious leader and spiritual teacher|
gushing|flowing profusely|pouring
gushy|extravagantly demonstrative|effusive gushing
gusto|vigorous and enthusiastic enjoyment|relish
gusty|blowing in puffs or short intermittent blasts|puffy
gutsy|marked by courage and determination in the face of difficulties or danger|plucky
gutter|a channel along the eaves or on the roof|
guttural|like the sounds of frogs and crows|
guzzle|drink greedily or as if with great thirst|
guzzling|the drinking of large mouthfuls rapidly|swilling
gyrate|to wind or move in a spiral course|
habit|an established custom|
habitat|the type of environment in which an organism or group normally lives or occurs|
hack|one who works hard at boring tasks|hacker
hacker|someone who plays golf poorly|
hackney|a carriage for hire|
hacksaw|saw used with one hand for cutting metal|
haddock|lean white flesh of fish similar to but smaller than cod|
haggard|showing the wearing effects of overwork or care or suffering|drawn worn
haggling|an instance of intense argument|wrangle
hair|a covering for the body consisting of a dense growth of threadlike structures|
hairnet|a small net that some women wear over their hair to keep it in place|
hale|a soldier of the American Revolution who was hanged as a spy by the British|
halftime|an intermission between the first and second half of a game|
halibut|lean flesh of very large flatfish of Atlantic or Pacific|
hallmark|a distinctive characteristic or attribute|earmark
hallowed|worthy of religious veneration|
halo|an indication of radiant light drawn around the head of a saint|
halting|disabled in the feet or legs|crippled game
ham|meat cut from the thigh of a hog|
hammer|the part of a gunlock that strikes the percussion cap when the trigger is pulled|cock
hamming|poor acting by a ham actor|
hamper|prevent the progress or free movement of|cramp
hamster|short-tailed Old World burrowing rodent with large cheek pouches|
hand|the extremity of the superior limb|paw
handbook|a concise reference book providing specific information about a subject or location|
handful|a small number or amount|
handicap|the condition of being unable to perform as a consequence of physical or mental unfitness|
handle|be in charge of, act on, or dispose of|manage deal care
handling|manual carrying or moving or delivering or working with something|
handout|an announcement distributed to members of the press in order to supplement or replace an oral presentation|release
handrail|a railing at the side of a staircase or balcony to prevent people from falling|
handsome|pleasing in appearance especially by reason of conformity to ideals of form and proportion|
handyman|a man skilled in various odd jobs and other small tasks|
hang|let drop or droop|
hanger|anything from which something can be hung|
hangout|a frequently visited place|resort
hanker|desire strongly or persistently|long
happen|come to pass|occur
happy|enjoying or showing or marked by joy or pleasure|
harassed|troubled persistently especially with petty annoyances|annoyed harried pestered
hard|dispassionate|
hardball|a no-nonsense attitude in business or politics|
hardened|used of persons|
hardly|only a very short time before|barely just scarcely
hardware|instrumentalities made of metal|
hardy|having rugged physical strength|stalwart stout
hare|swift timid long-eared mammal larger than a rabbit having a divided upper lip and long hind legs|
harelip|a congenital cleft in the middle of the upper lip|
harm|any physical damage to the body caused by violence or accident or fracture etc.|injury trauma
harmful|causing or capable of causing harm|
harmonic|a tone that is a component of a complex sound|
harmony|compatibility in opinion and action|
harpist|someone who plays the harp|
harried|troubled persistently especially with petty annoyances|annoyed harassed pestered
harrow|a cultivator that pulverizes or smooths the soil|
harry|annoy continually or chronically|hassle beset molest provoke
harsh|unpleasantly stern|
harvest|gather, as of natural products|reap glean
hashish|purified resinous extract of the hemp plant|
hassle|an angry disturbance|bother
hastily|in a hurried or hasty manner|
hasty|excessively quick|headlong
hatch|emerge from the eggs|
hatched|emerged from an egg|
hatching|the production of young from an egg|hatch
hated|treated with dislike or contempt|despised detested scorned
hatred|the emotion of intense dislike|
haul|draw slowly or heavily|hale cart drag
haunch|the hip and buttock and upper thigh in human beings|
haunted|having or showing excessive or compulsive concern with something|obsessed
haven|a shelter serving as a place of safety or sanctuary|
havoc|violent and needless disturbance|
hay|grass mowed and cured for use as fodder|
haystack|a stack of hay|
hazard|a source of danger|jeopardy peril risk
haze|atmospheric moisture or dust or smoke that causes reduced visibility|
hazelnut|any of several shrubs or small trees of the genus Corylus bearing edible nuts enclosed in a leafy husk|
hazy|filled or abounding with fog or mist|
head|the upper part of the human body or the front part of the body in animals|
headband|a band worn around or over the head|
header|a line of text serving to indicate what the passage below it is about|head
headland|a natural elevation|head
headlong|with the head foremost|
headroom|vertical space available to allow easy passage under something|headway
headway|vertical space available to allow easy passage under something|headroom
heady|marked by the exercise of good judgment or common sense in practical matters|wise
healed|freed from illness or injury|
healing|the natural process by which the body repairs itself|
health|the general condition of body and mind|
heap|a collection of objects laid on top of each other|pile mound
hearing|an opportunity to state your case and be heard|
hearse|a vehicle for carrying a coffin to a church or a cemetery|
hearten|give encouragement to|cheer recreate
heartily|with gusto and without reservation|
heat|a form of energy that is transferred by a difference in temperature|
heath|a low evergreen shrub of the family Ericaceae|
heating|the process of becoming warmer|warming
heavenly|of or relating to the sky|
heavily|to a considerable degree|
heavy|of comparatively great physical weight or density|
heckle|a comb for separating flax fibers|
heckling|shouting to interrupt a speech with which you disagree|
hedge|a fence formed by a row of closely planted shrubs or bushes|
hedgehog|relatively large rodents with sharp erectile bristles mingled with the fur|
hedging|any technique designed to reduce or eliminate financial risk|hedge
hedonist|someone motivated by desires for sensual pleasures|pagan
heel|the bottom of a shoe or boot|
hefty|possessing physical strength and weight|brawny powerful sinewy
height|the vertical dimension of extension|
heighten|become more extreme|
heirloom|something that has been in a family for generations|
heliport|an airport for helicopters|
hell|any place of pain and turmoil|inferno
hello|an expression of greeting|
helm|steering mechanism for a vessel|
help|improve the condition of|aid
helper|a person who contributes to the fulfillment of a need or furtherance of an effort or purpose|help
helping|an individual quantity of food or drink taken as part of a meal|serving
hem|the edge of a piece of cloth|
hemlock|an evergreen tree|
hen|adult female chicken|
hence|from that fact or reason or as a result|thence
herald|a person who announces important news|
herb|a plant lacking a permanent woody stem|
here|in or at this place|
heredity|the biological process whereby genetic factors are transmitted from one generation to the next|
herein|in this place or thing or document|
heretic|a person who holds religious beliefs in conflict with the dogma of the Roman Catholic Church|
heritage|practices that are handed down from the past by tradition|
hermit|one retired from society for religious reasons|
hernia|rupture in smooth muscle tissue through which a bodily structure protrudes|
heroic|very imposing or impressive|epic
heroine|the main good female character in a work of fiction|
heron|grey or white wading bird with long neck and long legs and long bill|
herring|valuable flesh of fatty fish from shallow waters of northern Atlantic or Pacific|
hertz|the unit of frequency|cycle
hesitate|pause or hold back in uncertainty or unwillingness|waver waffle
hiccup|breathe spasmodically, and make a sound|
hick|a person who is not very intelligent or interested in culture|yokel
hickey|a small inflamed elevation of the skin|pimple
hide|prevent from being seen or discovered|conceal
hideout|a hiding place|
high|greater than normal in degree or intensity or amount|
higher|advanced in complexity or elaboration|
highland|elevated land|
hijack|take arbitrarily or by force|pirate
hijacker|a holdup man who stops a vehicle and steals from it|
hiker|a foot traveler|
hilarity|great merriment|mirth glee
hillside|the side or slope of a hill|
hilltop|the peak of a hill|brow
hilt|the handle of a sword or dagger|
hinder|put at a disadvantage|handicap hamper
hint|an indirect suggestion|breath
hip|either side of the body below the waist and above the thigh|
hippy|someone who rejects the established culture|
hire|hold under a lease or rental agreement|charter
hissing|a fricative sound|
historic|belonging to the past|
hit|cause to move by striking|
hither|to this place|here
hitherto|used in negative statement to describe a situation that has existed up to this point or up to the present time|
hive|a teeming multitude|
hoarder|a person who accumulates things and hides them away for future use|
hoarse|deep and harsh sounding as if from shouting or illness or emotion|gruff
hoax|something intended to deceive|fraud humbug
hobbit|an imaginary being similar to a person but smaller and with hairy feet|
hobby|an auxiliary activity|pursuit sideline
hobnob|rub elbows with|
hock|leave as a guarantee in return for money|soak
hoe|a tool with a flat blade attached at right angles to a long handle|
hog|take greedily|
hold|cause to continue in a certain state, position, or activity|keep maintain
holding|the act of retaining something|
holdover|an official who remains in office after his term|
hole|an opening into or through something|
holiday|leisure time away from work devoted to rest or pleasure|
holler|utter a sudden loud cry|shout cry scream squall
hollow|a cavity or space in something|
holly|any tree or shrub of the genus Ilex having red berries and shiny evergreen leaves with prickly edges|
holster|a sheath for carrying a handgun|
homage|respectful deference|court
homeland|the country where you were born|
homely|lacking in physical beauty or proportion|
homer|a base hit on which the batter scores a run|
homespun|a rough loosely woven fabric originally made with yarn that was spun at home|
homeward|oriented toward home|
hone|a whetstone made of fine gritstone|
honeyed|pleasing to the ear|sweet
honk|the cry of a goose|
hood|an aggressive and violent young criminal|hoodlum goon thug tough
hoodlum|an aggressive and violent young criminal|hood goon thug tough
hoof|the foot of an ungulate mammal|
hook|a catch for locking a door|
hooker|United States general in the Union Army who was defeated at Chancellorsville by Robert E. Lee|
hooligan|a cruel and brutal fellow|tough ruffian rowdy
hoop|a light curved skeleton to spread out a skirt|
hoot|to utter a loud clamorous shout|
hooter|informal terms for the nose|nozzle snout
hope|expect and wish|desire
hopeful|having or manifesting hope|
hopper|funnel-shaped receptacle|
horde|a vast multitude|
horn|a noisemaker that makes a loud noise when you blow through it|
hornet|large stinging paper wasp|
horrible|provoking horror|
horribly|of a dreadful kind|
horrific|grossly offensive to decency or morality|
horror|intense and profound fear|
horseman|a man skilled in equitation|
hose|socks and stockings and tights collectively|hosiery
hosiery|socks and stockings and tights collectively|hose
hospice|a lodging for travelers|
hospital|a health facility where patients receive treatment|
hostage|a prisoner who is held by one party to insure that another party will meet specified terms|
hostel|a hotel providing overnight lodging for travelers|inn
hostile|characterized by enmity or ill will|
hotbed|a situation that is ideal for rapid development|
hotel|a building where travelers can pay for lodging and meals and other services|
hotly|in a heated manner|heatedly
hotshot|someone who is dazzlingly skilled in any field|ace star wiz
hour|a period of time equal to 1/24th of a day|
hover|be undecided about something|vibrate
however|despite anything to the contrary|still
howling|a long loud emotional utterance|
hubbub|loud confused noise from many sources|uproar
huddle|crowd or draw together|
hue|the quality of a color as determined by its dominant wavelength|
huff|a state of irritation or annoyance|
huffing|an act of forcible exhalation|snorting
huffy|quick to take offense|feisty
huge|unusually great in size or amount or degree or especially extent or scope|immense
hugging|affectionate play|cuddling fondling necking
hulk|a very large person|giant
hull|dry outer covering of a fruit or seed or nut|
hum|sing with closed lips|
humane|marked or motivated by concern with the alleviation of suffering|
humanist|a classical scholar or student of the liberal arts|
humbled|subdued or brought low in condition or status|crushed low
humbling|causing awareness of your shortcomings|
humbug|pretentious or silly talk or writing|baloney
humid|containing or characterized by a great deal of water vapor|
humility|a disposition to be humble|
humming|the act of singing with closed lips|
hump|something that bulges out or is protuberant or projects from its surroundings|bump
humped|characteristic of or suffering from kyphosis, an abnormality of the vertebral column|
hunch|an impression that something might be the case|
hunger|a physiological need for food|
hungry|extremely desirous|thirsty
hunker|sit on one's heels|squat crouch
hunting|the activity of looking thoroughly in order to find something or someone|
hurl|throw forcefully|hurtle cast
hurling|a traditional Irish game resembling hockey|
hurried|moving rapidly or performed quickly or in great haste|
hurrying|moving with great haste|
hurtful|causing hurt|
hurtle|move with or as if with a rushing sound|
husband|a married man|
hushed|in a softened tone|subdued
husk|outer membranous covering of some fruits or seeds|
husking|the removal of covering|baring
hustle|cause to move furtively and hurriedly|
hutch|a cage for small animals|
hybrid|a word that is composed of parts from different languages|
hydrant|a faucet for drawing water from a pipe or cask|tap
hyena|doglike nocturnal mammal of Africa and southern Asia that feeds chiefly on carrion|
hygienic|tending to promote or preserve health|
hype|blatant or sensational promotion|plug
hysteria|state of violent mental agitation|delirium frenzy
ice|water frozen in the solid state|
icebox|white goods in which food can be stored at low temperatures|
icing|the formation of frost or ice on a surface|
icy|devoid of warmth and cordiality|frozen glacial
ideal|conforming to an ultimate standard of perfection or excellence|
idealism|the philosophical theory that ideas are the only reality|
identity|the distinct personality of an individual regarded as a persisting entity|
idiocy|extreme mental retardation|
idiom|a manner of speaking that is natural to native speakers of a language|
idiotic|insanely irresponsible|
idling|having no employment|
idol|a material effigy that is worshipped|
idyllic|excellent and delightful in all respects|
iffy|subject to accident or chance or change|
ignite|cause to start burning|light inflame kindle
ignorant|uneducated in general|
ignore|refuse to acknowledge|disavow
ilk|a kind of person|like
illegal|prohibited by law or by official or accepted rules|
illicit|contrary to accepted morality or convention|
illusory|based on or having the nature of an illusion|
imagine|form a mental image of something that is not present or that is not the case|
imbecile|a person of subnormal intelligence|cretin moron retard
imbue|spread or diffuse through|pervade diffuse
imitate|reproduce someone's behavior or looks|copy simulate
imitator|someone who assumes the appearance of another|
immense|unusually great in size or amount or degree or especially extent or scope|huge
immerse|thrust or throw into|
imminent|close in time|
immoral|deliberately violating accepted principles of right and wrong|
immune|secure against|
immunity|the state of not being susceptible|
impact|the striking of one body against another|
impair|make worse or less effective|
impale|pierce with a sharp stake or point|
impart|bestow a quality on|bestow add
impasse|a situation in which no progress can be made or no advancement is possible|
impede|be a hindrance or obstacle to|hinder
impeded|made difficult or slow|
impel|urge or force to an action|
impend|be imminent or about to happen|
imperial|relating to or associated with an empire|
imperil|pose a threat to|threaten peril
implant|fix or set securely or deeply|embed plant
implode|burst inward|
implore|call upon in supplication|beg pray
imply|express or state indirectly|
import|bring in from abroad|
imposed|set forth authoritatively as obligatory|
imposing|impressive in appearance|stately
impound|take temporary possession of as a security, by legal authority|attach
imprison|lock up or confine, in or as in a jail|jug
improve|to make better|
improved|made more desirable or valuable or profitable|
impulse|an instinctive motive|urge
impunity|exemption from punishment or loss|
inane|extremely silly or stupid|
inbred|normally existing at birth|
inbuilt|existing as an essential constituent or characteristic|inherent
incensed|angered at something unjust or wrong|outraged
incident|a single distinct event|
incisive|having or demonstrating ability to recognize or draw fine distinctions|acute keen
incisor|a tooth for cutting or gnawing|
incline|have a tendency or disposition to do or be something|tend
include|have as a part, be made up out of|
included|enclosed in the same envelope or package|
incoming|arriving at a place or position|
incubate|grow under conditions that promote development|
indebted|owing gratitude or recognition to another for help or favors etc|
indeed|an expression of surprise or skepticism or irony etc.|
indexing|the act of classifying and providing an index in order to make items easier to retrieve|
indict|accuse formally of a crime|
indigent|poor enough to need help from others|
indirect|having intervening factors or persons or influences|
indolent|disinclined to work or exertion|
induce|cause to arise|
inducing|act of bringing about a desired result|
indulge|give free rein to|
industry|the people or companies engaged in a particular kind of commercial enterprise|
inept|not elegant or graceful in expression|
inert|unable to move or resist motion|
inertia|the tendency of a body to maintain its state of rest or uniform motion unless acted upon by an external force|
infancy|the early stage of growth or development|
infantry|an army unit consisting of soldiers who fight on foot|
infect|corrupt with ideas or an ideology|
infer|reason by deduction|deduce deduct
inferno|any place of pain and turmoil|hell
infest|invade in great numbers|overrun
infield|the area of a baseball field that is enclosed by 3 bases and home plate|
infinity|time without end|eternity
infix|an affix that is inserted inside the word|
inflame|cause to start burning|kindle ignite
inflate|exaggerate or make bigger|amplify
inflict|impose something unpleasant|visit
info|a message received and understood|
inform|impart knowledge of some fact, state of affairs, or event to|
informed|having much knowledge or education|
infrared|having or employing wavelengths longer than light but shorter than radio waves|
infringe|go against, as of rules and laws|conflict
infusion|a solution obtained by steeping or soaking a substance|
ingrain|thoroughly work in|grain
inhale|draw deep into the lungs in by breathing|
inherent|existing as an essential constituent or characteristic|inbuilt
inherit|receive from a predecessor|
inhuman|without compunction or human feeling|cold
initial|occurring at the beginning|
inject|to introduce|
injured|emotionally hurt or upset or annoyed|pained
injury|any physical damage to the body caused by violence or accident or fracture etc.|harm trauma
inky|of the color of black ink|
inland|situated away from an area's coast or border|
inlay|decorate the surface of by inserting wood, stone, and metal|
inlet|an arm off of a larger body of water|
inn|a hotel providing overnight lodging for travelers|hostel
inner|located inward|interior
inning|one of nine divisions of play during which each team has a turn at bat|frame
innovate|bring something new to an environment|
input|signal going into an electronic system|
inroad|an encroachment or intrusion|
inscribe|carve, cut, or etch into a material or surface|scratch
insect|small air-breathing arthropod|
insert|put or introduce into something|infix
inside|within a building|
insight|clear or deep perception of a situation|
insignia|a badge worn to show official position|
insist|be emphatic or resolute and refuse to budge|
insofar|to the degree or extent that|
insomnia|an inability to sleep|
inspect|look over carefully|
instance|an occurrence of something|case example
instead|in place of, or as an alternative to|
instep|the arch of the foot|
instruct|impart skills or knowledge to|teach learn
insulate|place or set apart|
insult|treat, mention, or speak to rudely|affront
intake|the process of taking food into the body through the mouth|uptake
integer|any of the natural numbers or zero|
intend|have in mind as a purpose|mean think
intense|possessing or displaying a distinctive feature to a heightened degree|
intent|giving or marked by complete attention to|
intently|with strained or eager attention|
interact|act together or towards others or with others|
interest|a sense of concern with and curiosity about someone or something|
interior|the region that is inside of something|inside
intern|an advanced student or graduate in medicine gaining supervised practical experience|
interred|placed in a grave|buried
interval|a definite length of time marked off by two instants|
intimate|marked by close acquaintance, association, or familiarity|
intrepid|invulnerable to fear or intimidation|hardy
intrude|enter uninvited|
inundate|fill quickly beyond capacity|deluge swamp
invading|involving invasion or aggressive attack|invasive
invalid|someone who is incapacitated by a chronic illness or injury|
invasive|relating to a technique in which the body is entered by puncture or incision|
inverse|reversed in order or nature or effect|reverse
invert|reverse the position, order, relation, or condition of|reverse
invest|give qualities or abilities to|endow gift empower
investor|someone who commits capital in order to gain financial returns|
inviting|attractive and tempting|
involve|connect closely and often incriminatingly|regard
involved|connected by participation or association or use|
inwardly|with respect to private feelings|inside
ion|a particle that is electrically charged|
irate|feeling or showing extreme anger|
ire|a strong emotion|anger
iron|a heavy ductile magnetic metallic element|
ironic|humorously sarcastic or mocking|dry wry
ironing|garments that are to be ironed|
irrigate|supply with water, as with channels or ditches or streams|water
irritate|cause annoyance in|annoy rag bother rile nark nettle chafe devil
isle|a small island|
isolated|not close together in time|
italic|a style of handwriting with the letters slanting to the right|
itch|a strong restless desire|urge
itching|an irritating cutaneous sensation that produces a desire to scratch|itch
item|a distinct part that can be specified separately in a group of things that could be enumerated on a list|
iterate|to say, state, or perform again|repeat restate
ivory|a shade of white the color of bleached bones|bone
jab|poke or thrust abruptly|prod poke dig
jabber|talk in a noisy, excited, or declamatory manner|spout rave
jack|a small worthless amount|squat shit
jackdaw|common black-and-grey Eurasian bird noted for thievery|
jacket|a short coat|
jade|a semiprecious gemstone that takes a high polish|
jaguar|a large spotted feline of tropical America similar to the leopard|panther
jailed|being in captivity|confined
jam|preserve of crushed fruit|
jamb|upright consisting of a vertical side member of a door or window frame|
jammed|extremely crowed or filled to capacity|
jangle|make a sound typical of metallic objects|
jangling|like the discordant ringing of nonmusical metallic objects striking together|
janitor|someone employed to clean and maintain a building|
jargon|a characteristic language of a particular group|slang lingo
jarring|making or causing a harsh and irritating sound|
jaunt|a journey taken for pleasure|
jauntily|in a jaunty fashionable manner|
jaunty|marked by up-to-dateness in dress and manners|dashing snappy spruce
jawbone|the jaw in vertebrates that is hinged to open the mouth|mandible jowl
jawed|of animals having jaws of a specified type|
jay|crested largely blue bird|
jaywalk|cross the road at a red light|
jazzy|marked by conspicuous display|flashy showy sporty
jealousy|zealous vigilance|
jellied|congealed into jelly|jelled
jeopardy|a source of danger|hazard peril risk
jerky|meat cut in strips and dried in the sun|
jest|a humorous anecdote or remark intended to provoke laughter|joke gag laugh
jesting|characterized by jokes and good humor|jocular joking
jettison|throw away, of something encumbering|
jetty|a protective structure of stone or concrete|
jibe|an aggressive remark directed at a person like a missile and intended to have a telling effect|shot dig
jig|dance a quick dance with leaping and kicking motions|
jiggle|a slight irregular shaking motion|
jigsaw|a portable power saw with a reciprocating blade|
jilt|cast aside capriciously or unfeelingly|
jingling|having a series of high-pitched ringing sounds like many small bells|
jinxed|causing or accompanied by misfortune|
jittery|characterized by jerky movements|
jock|a person trained to compete in sports|
jocular|characterized by jokes and good humor|jesting joking
jogging|running at a jog trot as a form of cardiopulmonary exercise|
join|become part of|
joined|of or relating to two people who are married to each other|
joint|united or combined|
joke|a humorous anecdote or remark intended to provoke laughter|gag laugh jest
joking|characterized by jokes and good humor|jesting jocular
jolly|full of or showing high-spirited merriment|gay jovial
jolted|bumped or shaken jerkily|
jostle|come into rough contact with while moving|shove
jot|a brief note|jotting
jotting|a brief note|jot
journey|the act of traveling from one place to another|
jovial|full of or showing high-spirited merriment|gay jolly
jowl|the jaw in vertebrates that is hinged to open the mouth|mandible jawbone
joyfully|in a joyous and gleeful manner|
joyride|a ride in a car taken solely for pleasure|
jubilant|joyful and proud especially because of triumph or success|
jubilee|a special anniversary|
judicial|decreed by or proceeding from a court of justice|
jug|a large bottle with a narrow mouth|
juggle|the act of rearranging things to give a misleading impression|
jugular|relating to or located in the region of the neck or throat|
juice|the liquid part that can be extracted from plant or animal tissue by squeezing or cooking|
jukebox|a cabinet containing an automatic record player|
jumble|a confused multitude of things|clutter muddle welter
jump|move forward by leaps and bounds|bound
jumper|a crocheted or knitted garment covering the upper part of the body|sweater
jumping|the act of participating in an athletic competition in which you must jump|
jumpy|being in a tense state|edgy jittery
juncture|an event that occurs at a critical time|occasion
jungle|a location marked by an intense competition and struggle for survival|
juniper|desert shrub of Syria and Arabia having small white flowers|
junkie|someone who is so ardently devoted to something that it resembles an addiction|nut freak
junkyard|a field where junk is collected and stored for resale|
juror|someone who serves on a jury|
just|and nothing more|merely only
justice|the quality of being just or fair|
justly|with honesty|rightly
jute|a plant fiber used in making rope or sacks|
juvenile|of or relating to or characteristic of or appropriate for children or young people|
karate|a traditional Japanese system of unarmed combat|
karma|the effects of a person's actions that determine his destiny in his next incarnation|
keel|walk as if unable to control one's movements|stagger lurch careen
keen|having or demonstrating ability to recognize or draw fine distinctions|acute incisive
keep|cause to continue in a certain state, position, or activity|maintain hold
keeper|someone in charge of other people|
keepsake|something of sentimental value|token relic
kelp|large brown seaweeds having fluted leathery fronds|
kennel|outbuilding that serves as a shelter for a dog|
kept|not violated or disregarded|
kernel|the inner and usually edible part of a seed or grain or nut or fruit stone|
ketchup|thick spicy sauce made from tomatoes|
key|serving as an essential component|cardinal central primal
keyboard|holder consisting of an arrangement of hooks on which keys or locks can be hung|
keyhole|the hole where a key is inserted|
keynote|the principal theme in a speech or literary work|
kick|drive or propel with the foot|
kicking|a rhythmic thrusting movement of the legs as in swimming or calisthenics|kick
kid|tell false information to for fun|
kiddie|informal term for a young child|
kidnap|take away to an undisclosed location against their will and usually in order to extract a ransom|abduct snatch
kill|cause to die|
killer|a difficulty that is hard to deal with|
kiln|a furnace for firing or burning or drying such things as porcelain or bricks|
kilo|one thousand grams|kilogram
kilogram|one thousand grams|kilo
kimono|a loose robe|
kind|a category of things distinguished by some common characteristic or quality|variety
kindle|cause to start burning|inflame ignite
kindling|material for starting a fire|spunk
kindred|similar in quality or character|akin
king|a male sovereign|
kingdom|a domain in which something is dominant|land
kink|a painful muscle spasm especially in the neck or back|crick
kinky|showing or appealing to bizarre or deviant tastes|
kiosk|small area set off by walls for special use|cubicle
kit|a case for containing a set of articles|
kitchen|a room equipped for preparing meals|
kitten|young domestic cat|
kiwi|climbing vine native to China|
klutz|a clumsy dolt|
knacker|someone who buys old buildings or ships and breaks them up to recover the materials in them|
knead|make uniform|
knee|joint between the femur and tibia in a quadruped|stifle
kneeling|supporting yourself on your knees|kneel
knight|originally a person of noble birth trained to arms and chivalry|
knitted|made by intertwining threads in a series of connected loops rather than by weaving|
knob|a circular rounded projection or protuberance|
knock|deliver a sharp blow or push|
knocker|a big shot who knows it and acts that way|
knockout|a very attractive or seductive looking woman|beauty peach dish
knot|a tight cluster of people or things|
knotted|tied with a knot|
know|be cognizant or aware of a fact or a specific piece of information|
known|apprehended with certainty|
knuckle|a joint of a finger when the fist is closed|
koala|sluggish tailless Australian arboreal marsupial with grey furry ears and coat|
kowtow|a former Chinese custom of touching the ground with the forehead as a sign of respect or submission|
lab|a workplace for the conduct of scientific research|
lace|spin, wind, or twist together|entwine
lacerate|cut or tear irregularly|
lacing|a small amount of liquor added to a food or beverage|
lacquer|a black resinous substance obtained from certain trees and used as a natural varnish|
lacrosse|a game invented by American Indians|
lad|a boy or man|fellow gent
laden|filled with a great quantity|loaded
ladle|a spoon-shaped vessel with a long handle|
ladybug|small round bright-colored and spotted beetle that usually feeds on aphids and other insect pests|
ladylike|befitting a woman of good breeding|
lager|a camp defended by a circular formation of wagons|
lagoon|a body of water cut off from a larger body by a reef of sand or coral|
laid|set down according to a plan|
lair|the habitation of wild animals|
lamb|English essayist|
lamented|mourned or grieved for|
laminate|a sheet of material made by bonding two or more sheets or layers|
lamp|an artificial source of visible illumination|
lance|move quickly, as if by cutting one's way|
land|material in the top layer of the surface of the earth in which plants can grow|
lander|a town in central Wyoming|
landing|an intermediate platform in a staircase|
landlord|a landowner who leases to others|
landmark|the position of a prominent or well-known object in a particular landscape|
lane|a narrow way or road|
languid|lacking spirit or liveliness|dreamy
languor|a relaxed comfortable feeling|
lanky|tall and thin and having long slender limbs|gangling
lap|the upper side of the thighs of a seated person|
lapping|covering with a design in which one element covers a part of another|
lapsed|no longer active or practicing|
laptop|a portable computer small enough to use in your lap|
lard|soft white semisolid fat obtained by rendering the fatty tissue of the hog|
large|above average in size or number or quantity or magnitude or extent|big
lark|play boisterously|rollick sport cavort
larynx|a cartilaginous structure at the top of the trachea|
lash|beat severely with a whip or rod|strap trounce
lasso|Belgian composer|
lasting|continuing or enduring without marked change in status or condition or place|
latch|spring-loaded doorlock that can only be opened from the outside with a key|
late|being or occurring at an advanced period of time or after a usual or expected time|
latent|potentially existing but not presently evident or realized|
lateral|a pass to a receiver upfield from the passer|
latex|a milky exudate from certain plants that coagulates on exposure to air|
lath|a narrow thin strip of wood used as backing for plaster or to make latticework|
latitude|freedom from normal restraints in conduct|
latrine|a public toilet in a military area|
lattice|an arrangement of points or particles or objects in a regular periodic pattern in 2 or 3 dimensions|
laudable|worthy of high praise|
laughing|showing or feeling mirth or pleasure or happiness|
launch|set up or found|found
launder|cleanse with a cleaning agent, such as soap, and water|
laureate|someone honored for great achievements|
lava|rock that in its molten form issues from volcanos|
lavender|of a pale purple color|lilac
lavish|expend profusely|shower
lawful|conformable to or allowed by law|
lawn|a field of cultivated and mowed grass|
lawsuit|a comprehensive term for any proceeding in a court of law whereby an individual seeks a legal remedy|suit case cause
lax|lacking in rigor or strictness|slack
laxity|the condition of being physiologically lax|
lay|put into a certain place or abstract location|put position
layer|single thickness of usually some homogeneous substance|bed
layman|someone who is not a clergyman or a professional person|secular
layout|a plan or design of something that is laid out|
lazily|in a slow and lazy manner|
lead|take somebody somewhere|take direct conduct guide
leaden|darkened with overcast|dull
leader|a person who rules or guides or inspires others|
leaf|the main organ of photosynthesis and transpiration in higher plants|foliage
leafing|the process of forming leaves|
leaflet|a thin triangular flap of a heart valve|
league|an association of sports teams that organizes matches for its members|
leakage|the discharge of a fluid from some container|escape
leaky|permitting the unwanted passage of fluids or gases|
leaning|departing or being caused to depart from the true vertical or horizontal|tilted
leapfrog|advancing as if in the child's game, by leaping over obstacles or competitors|
learn|gain knowledge or skills|acquire
learning|the cognitive process of acquiring skill or knowledge|
leased|hired for the exclusive temporary use of a group of travelers|
least|used to form the superlative|
leaving|the act of departing|going
lecture|a speech that is open to the public|talk
ledge|a projecting ridge on a mountain or submerged under water|shelf
ledger|a record in which commercial accounts are recorded|
leech|carnivorous or bloodsucking aquatic or terrestrial worms typically having a sucker at each end|
leer|look suggestively or obliquely|
leery|openly distrustful and unwilling to confide|wary
left|being or located on or directed toward the side of the body to the west when facing north|
leftmost|farthest to the left|
leg|a human limb|
legal|established by or founded upon law or official or accepted rules|
legality|lawfulness by virtue of conformity to a legal statute|
legend|a story about mythical or supernatural beings or events|fable
legging|a garment covering the leg|
leggy|having tall spindly stems|
leisure|time available for ease and relaxation|
lemonade|sweetened beverage of diluted lemon juice|
length|the linear extent in space from one end to the other|
lengthen|become long or longer|
leniency|a disposition to yield to the wishes of someone|
lent|a period of 40 weekdays from Ash Wednesday to Holy Saturday|
leopard|large feline of African and Asian forests usually having a tawny coat with black spots|
leotard|a tight-fitting garment of stretchy material that covers the body from the shoulders to the thighs|
lesion|any localized abnormal structural change in a bodily part|
lessened|impaired by diminution|
lesser|smaller in size or amount or value|
letdown|a feeling of dissatisfaction that results when your expectations are not realized|
lethargy|a state of comatose torpor|
lettered|highly educated|
lettuce|informal terms for money|dough scratch sugar
levee|a formal reception of visitors or guests|
level|a position on a scale of intensity or amount or quality|degree grade
leverage|the mechanical advantage gained by being in a position to use a lever|
levitate|cause to rise in the air and float, as if in defiance of gravity|
levity|feeling an inappropriate lack of seriousness|
lexical|of or relating to words|
lexicon|a language user's knowledge of words|
liaise|act between parties with a view to reconciling differences|mediate
liar|a person who has lied or who lies repeatedly|
liberal|showing or characterized by broad-mindedness|broad tolerant
liberty|freedom of choice|
library|a room where books are kept|
libretto|the words of an opera or musical play|
license|a legal document giving official permission to do something|permit
lick|beat thoroughly and conclusively in a competition or fight|bat clobber thrash
licking|an unsuccessful ending to a struggle or contest|
lie|be located or situated somewhere|
lien|the right to take another's property if an obligation is not discharged|
lieu|the post or function properly or customarily occupied or served by another|position
lifeboat|a strong sea boat designed to rescue people from a sinking ship|
lifeline|a crease on the palm|
lifespan|the period during which something is functional|lifetime
lifetime|the period during which something is functional|lifespan
lifted|held up in the air|
liftoff|the initial ascent of a rocket from its launching pad|
ligature|a group of notes connected by a slur|
light|electromagnetic radiation that can produce a visual sensation|
lighten|make more cheerful|
lightly|without good reason|
like|prefer or wish to do something|care
liken|consider or describe as similar, equal, or analogous|equate
likening|the act of comparing similarities|
likewise|in like or similar manner|
lilac|any of various plants of the genus Syringa having large panicles of usually fragrant flowers|
lilting|characterized by a buoyant rhythm|swinging tripping
limb|any of the main branches arising from the trunk or a bough of a tree|
lime|a white crystalline oxide used in the production of calcium hydroxide|
limited|small in range or scope|
limo|large luxurious car|
limp|walk impeded by some physical limitation or injury|
limping|disability of walking due to crippling of the legs or feet|
line|a formation of people or things one beside another|
lineage|the descendants of one individual|line pedigree ancestry origin stock
liner|a hit that flies straight out from the batter|
lineup|a list of batters in the order in which they will bat|
lingo|a characteristic language of a particular group|slang jargon
liniment|a medicinal liquid that is rubbed into the skin to relieve muscular stiffness and pain|
lining|a protective covering that protects an inside surface|liner
linkage|an associative relation|
linoleum|a floor covering|
lint|fine ravellings of cotton or linen fibers|
lip|either of two fleshy folds of tissue that surround the mouth and play a role in speaking|
liquefy|become liquid|
liquid|fluid matter having no fixed shape but a fixed volume|
liquor|an alcoholic beverage that is distilled rather than fermented|booze
lisp|a speech defect that involves pronouncing s' like voiceless th' and z' like voiced th'|
listen|hear with intention|
lit|provided with artificial light|
lite|having relatively few calories|light
literacy|the ability to read and write|
lithe|gracefully thin and bending and moving with ease|supple
lithium|a soft silver-white univalent element of the alkali metal group|
litter|the offspring at one birth of a multiparous mammal|
little|limited or below average in number or quantity or magnitude or extent|
liturgy|a rite or body of rites prescribed for public worship|
lively|full of life and energy|
living|the experience of being alive|
lizard|relatively long-bodied reptile with usually two pairs of legs and a tapering tail|
load|weight to be borne or conveyed|loading
loaded|filled with a great quantity|laden
loading|weight to be borne or conveyed|load
loaf|a shaped mass of baked bread that is usually sliced before eating|
loafer|person who does no work|
loam|a rich soil consisting of a mixture of sand and clay and decaying organic materials|
loaning|disposing of money or property with the expectation that the same thing will be returned|
loathe|find repugnant|
loathing|hate coupled with disgust|
lobby|a large entrance or reception room or area|foyer
lobotomy|surgical interruption of nerve tracts to and from the frontal lobe of the brain|
lobster|any of several edible marine crustaceans of the families Homaridae and Nephropsidae and Palinuridae|
locale|the scene of any event or action|venue
locally|to a restricted area of the body|
located|situated in a particular spot or position|
locating|the act of putting something in a certain place|position
lock|keep engaged|engage mesh operate
locker|a storage compartment for clothes and valuables|
locust|migratory grasshoppers of warm regions having short antennae|
lodging|structures collectively in which people are housed|
log|a segment of the trunk of a tree when stripped of branches|
logger|a person who fells trees|
logic|the branch of philosophy that analyzes inference|
logician|a person skilled at symbolic logic|
logo|a company emblem or device|
loin|a cut of meat taken from the side and back of an animal between the ribs and the rump|
loll|hang loosely or laxly|droop
lollipop|ice cream or water ice on a small wooden stick|
loner|a person who avoids the company or assistance of others|
long|primarily temporal sense|short
longest|for the most time|
longing|prolonged unfulfilled desire or need|
longtime|having existed or persisted or continued in a particular role or state for a long time|
look|perceive with attention|
looking|appearing to be as specified|sounding
loom|come into view indistinctly, often threateningly|
loon|a worthless lazy fellow|
loony|someone deranged and possibly dangerous|crazy
loop|fastener consisting of a metal ring for lining a small hole to permit the attachment of cords or lines|
loophole|an ambiguity that makes it possible to evade a difficulty or obligation|
loose|not compact or dense in structure or arrangement|
loosely|in a relaxed manner|
loosen|make less severe or strict|
looted|wrongfully emptied or stripped of anything of value|pillaged
looter|someone who takes spoils or plunder|
lop|cut off from a whole|sever
lord|a person who has general authority over others|
lorry|a large low horse-drawn wagon without sides|
lose|fail to keep or to maintain|
lot|a large number or amount or extent|deal flock heap mint mountain peck pile pot raft sight stack wad
lottery|something that is regarded as a chance event|
loud|characterized by or producing sound of great volume or intensity|
lounge|sit or recline comfortably|
louse|wingless usually flattened bloodsucking insect parasitic on warm-blooded animals|
lovable|having characteristics that attract love or affection|
lover|an ardent follower and admirer|devotee
loving|feeling or showing love and affection|
low|less than normal in degree or intensity or amount|
lowbrow|a person who is uninterested in intellectual pursuits|
lowered|below the surround or below the normal position|
loyal|steadfast in allegiance or duty|
lozenge|a small aromatic or medicated candy|
lucidity|free from obscurity and easy to understand|
luck|your overall circumstances or condition in life|fortune destiny lot
lug|carry with difficulty|tote tug
luggage|cases used to carry belongings when traveling|baggage
lull|a pause during which things are calm or activities are diminished|
lump|a compact mass|clod glob chunk
lunar|of or relating to or associated with the moon|
lunch|a midday meal|luncheon
luncheon|a midday meal|lunch
lung|either of two saclike respiratory organs in the chest of vertebrates|
lunge|make a thrusting forward movement|hurl hurtle
lurch|walk as if unable to control one's movements|stagger keel careen
lure|provoke someone to do something through promises or persuasion|tempt
lurid|horrible in fierceness or savagery|
lust|have a craving, appetite, or great desire for|hunger thirst
lusty|vigorously passionate|
luxury|something that is an indulgence rather than a necessity|
lying|the deliberate act of deviating from the truth|
lyre|a harp used by ancient Greeks for accompaniment|
lyrical|suitable for or suggestive of singing|
lyricist|a person who writes the words for songs|
macaroni|a British dandy in the 18th century who affected Continental mannerisms|
machine|an efficient person|
macro|a single computer instruction that results in a series of instructions in machine language|
madam|a woman of refinement|dame
madame|title used for a married Frenchwoman|
madden|cause to go crazy|
madder|Eurasian herb having small yellow flowers and red roots formerly an important source of the dye alizarin|
made|produced by a manufacturing process|
madhouse|pejorative terms for an insane asylum|
madman|an insane person|
magazine|product consisting of a paperback periodic publication as a physical object|
maggot|the larva of the housefly and blowfly commonly found in decaying organic matter|
magic|any art that invokes supernatural powers|
magician|someone who performs magic tricks to amuse an audience|
magnet|a characteristic that provides pleasure and attracts|
magnify|increase in size, volume or significance|amplify
magpie|long-tailed black-and-white crow that utters a raucous chattering call|
maid|a female domestic|
mail|send via the postal service|
mailbox|a private box for delivery of mail|
mailing|mail sent by a sender at one time|
maimed|people who are wounded|
mainland|the main land mass of a country or continent|
mainly|for the most part|chiefly
maintain|cause to continue in a certain state, position, or activity|keep hold
maize|a strong yellow color|
majesty|impressiveness in scale or proportion|
majority|the property resulting from being or relating to the greater in number of two parts|bulk
maker|a business engaged in manufacturing some product|
making|the act that results in something coming to be|
malaise|physical discomfort|
malice|feeling a need to see others suffer|
mall|a public area set aside as a pedestrian walk|
mallet|a sports implement with a long handle and a head like a hammer|
mama|informal terms for a mother|mommy mummy
mammal|any warm-blooded vertebrate having the skin more or less covered with hair|
man|an adult person who is male|
manage|be successful|
manager|someone who controls resources and expenditures|
mandarin|a member of an elite intellectual or cultural group|
mandible|the jaw in vertebrates that is hinged to open the mouth|jawbone jowl
mane|long coarse hair growing from the crest of the animal's neck|
manger|a container from which cattle or horses feed|
mangle|clothes dryer for drying and ironing laundry by passing it between two heavy heated rollers|
manhole|a hole through which a person can gain access to an underground structure|
manhood|the state of being a man|
mania|an irrational but irresistible motive for a belief or action|
maniacal|wildly disordered|
manicure|professional care for the hands and fingernails|
manifest|provide evidence for|attest certify evidence
mankind|all of the living human inhabitants of the earth|man
manned|having a crew|
manner|how something is done or how it happens|mode
mannish|resembling or imitative of or suggestive of a man rather than a woman|
manpower|the force of workers available|men
mantel|shelf that projects from wall above fireplace|mantle
mantle|the cloak as a symbol of authority|
manual|a small handbook|
many|a quantifier that can be used with count nouns and is often preceded by as' or too' or so' or that'|
maple|any of numerous trees or shrubs of the genus Acer bearing winged seeds in pairs|
mapper|a clerk who marks data on a chart|plotter
mapping|a mathematical relation such that each element of a given set is associated with an element of another set|function
marathon|any long and arduous undertaking|
march|the month following February and preceding April|
margin|the boundary line or the area immediately inside the boundary|border
maria|a dark region of considerable extent on the surface of the moon|
marinade|mixtures of vinegar or wine and oil with various spices and seasonings|
marine|of or relating to the sea|
marital|of or relating to the state of marriage|married
maritime|relating to or involving ships or shipping or navigation or seamen|nautical marine
markedly|in a clearly noticeable manner|
market|the world of commercial activity where goods and services are bought and sold|
marking|a distinguishing symbol|
maroon|leave stranded or isolated with little hope of rescue|
marooned|cut off or left behind|isolated stranded
marred|blemished by injury or rough wear|
married|joined in matrimony|
marsh|low-lying wet land with grassy vegetation|fen
marshy|soft and watery|muddy sloppy soggy
martial|befitting a warrior|
martyr|one who suffers for the sake of principle|
marvel|be amazed at|
mascara|makeup that is used to darken and thicken the eye lashes|
mash|to compress with violence, out of natural shape or condition|squash squelch
masked|having its true character concealed with the intent of misleading|
masking|the act of concealing the existence of something by obstructing the view of it|cover
massage|kneading and rubbing parts of the body to increase circulation and promote relaxation|
masseur|a male massager|
mast|a vertical spar for supporting sails|
mastered|understood perfectly|down
mat|a thick flat pad used as a floor covering|
match|be compatible, similar or consistent|jibe agree
matched|provided with a worthy adversary or competitor|
matching|being two identical|twin twinned
mated|occurring in pairs or as a pair|
maternal|characteristic of a mother|
matrix|a rectangular array of quantities or expressions set out by rows and columns|
matron|a married woman who is staid and dignified|
matte|a mixture of sulfides that forms when sulfide metal ores are smelted|
matter|a vaguely specified concern|affair
matting|a covering of coarse fabric|
mature|fully considered and perfected|
maudlin|effusively or insincerely emotional|mushy
maul|a heavy long-handled hammer used to drive stakes or wedges|
maverick|someone who exhibits great independence in thought and action|rebel
maxim|a saying that is widely accepted on its own merits|
maximal|the greatest or most complete or best possible|
mayday|an internationally recognized distress signal via radiotelephone|
mayo|egg yolks and oil and vinegar|
maze|complex system of paths or tunnels in which it is easy to get lost|
meal|the food served and eaten at one time|
mealtime|the hour at which a meal is habitually or customarily eaten|
mean|have as a logical consequence|entail imply
measure|have certain dimensions|
measured|having notes of fixed rhythmic value|
meatball|ground meat formed into a ball and fried or simmered in broth|
meaty|being on topic and prompting thought|
mecca|joint capital of Saudi Arabia|
medal|an award for winning a championship or commemorating some other event|ribbon
meddler|an officious annoying person who interferes with others|
mediate|act between parties with a view to reconciling differences|liaise
mediator|a negotiator who acts as a link between parties|
medical|of or belonging to Aesculapius or the healing art|
medicine|the branches of medical science that deal with nonsurgical techniques|
mediocre|moderate to inferior in quality|
medium|a means or instrumentality for storing or communicating information|
medley|a musical composition consisting of a series of songs or other musical pieces from various sources|pastiche
meekly|in a submissive or spiritless manner|
meeting|a formally arranged gathering|
meg|the number that is represented as a one followed by 6 zeros|million
megaton|a measure of explosive power equal to that of one million tons of TNT|
mellow|unhurried and relaxed|
mellowed|having a full and pleasing flavor through proper aging|mellow
melon|any of numerous fruits of the gourd family having a hard rind and sweet juicy flesh|
meltdown|severe overheating of the core of a nuclear reactor resulting in the core melting and radiation escaping|
melted|changed from a solid to a liquid state|liquid
member|one of the persons who compose a social group|
memento|a reminder of past events|
memoir|an account of the author's personal experiences|
memorial|a recognition of meritorious service|
men|the force of workers available|manpower
mend|restore by replacing a part or putting together what is torn or broken|fix bushel restore
menial|used of unskilled work|
mental|involving the mind or an intellectual process|
menthol|a crystalline compound that has the cool and minty taste and odor that occurs naturally in peppermint oil|
mention|make reference to|advert
merchant|a businessperson engaged in retail trade|
mercury|a heavy silvery toxic univalent and bivalent metallic element|
mercy|leniency and compassion shown toward offenders by a person or agency charged with administering justice|clemency
merely|and nothing more|just only
merge|mix together different elements|blend fuse
merger|the combination of two or more commercial companies|uniting
merging|the act of joining together as one|meeting
meringue|sweet topping especially for pies made of beaten egg whites and sugar|
merited|properly deserved|deserved
mermaid|half woman and half fish|
merrily|in a joyous manner|blithely
mesh|the number of openings per linear inch of a screen|
meshing|contact by fitting together|mesh
message|a communication that is written or spoken or signaled|
meteoric|of or pertaining to atmospheric phenomena, especially weather and weather conditions|
meter|the basic unit of length adopted under the Systeme International d'Unites|
metric|based on the meter as a standard of measurement|
metro|an electric railway operating below the surface of the ground|
mew|cry like a cat|
midair|some point in the air|
middle|an area that is approximately central within some larger region|eye
midnight|12 o'clock at night|
midriff|the middle area of the human torso|middle
midterm|the middle of the gestation period|
midweek|the fourth day of the week|
mien|dignified manner or conduct|bearing presence
miffed|aroused to impatience or anger|annoyed nettled peeved pissed stung
might|physical strength|power
mighty|having or showing great strength or force or intensity|
migraine|a severe recurring vascular headache|
migrate|move from one country or region to another and settle there|
mike|device for converting sound waves into electrical energy|
mild|moderate in type or degree or effect or force|
mile|a unit of length equal to 1,760 yards or 5,280 feet|
mileage|distance measured in miles|
militant|disposed to warfare or hard-line policies|warlike
militate|have force or influence|
milk|a white nutritious liquid secreted by mammals and used as food by human beings|
milled|having the husk or outer layers removed|polished
milliner|someone who makes and sells hats|
million|denoting a quantity consisting of 1,000,000 items or units|
mime|an actor who communicates entirely by gesture and facial expression|
mimic|imitate, especially for satirical effect|mime
mimicry|the resemblance of an animal species to another species or to natural objects|
mince|make less severe or harsh|soften moderate
mind|that which is responsible for one's thoughts, feelings, and conscious brain functions|head brain
mindful|bearing in mind|aware
mine|explosive device that explodes on contact|
mineral|solid homogeneous inorganic substances occurring in nature having a definite chemical composition|
mini|a very short skirt|
minimal|the least possible|
mining|the act of extracting ores or coal etc from the earth|
minister|a person authorized to conduct religious worship|
minivan|a small box-shaped passenger van|
mink|slender-bodied semiaquatic mammal having partially webbed feet|
minor|of lesser importance or stature or rank|
minstrel|a singer of folk songs|
mint|a large number or amount or extent|deal flock heap lot mountain peck pile pot raft sight stack wad
minuet|a stately court dance in the 17th century|
minute|a unit of time equal to 60 seconds or 1/60th of an hour|
mirage|something illusory and unattainable|
mire|a soft wet area of low-lying land that sinks underfoot|slack
mirth|great merriment|hilarity glee
mischief|reckless or malicious behavior that causes discomfort or annoyance in others|
miser|a stingy hoarder of money and possessions|
misery|a state of ill-being due to affliction or misfortune|
misfit|someone unable to adapt to their circumstances|
mishap|an unpredictable outcome that is unfortunate|
mislaid|lost temporarily|
mislead|lead someone in the wrong direction or give someone wrong directions|
misnomer|an incorrect or unsuitable name|
misplace|place where one cannot find it again|
misquote|quote incorrectly|
misread|read or interpret wrongly|
missile|a rocket carrying a warhead of conventional or nuclear explosives|
mission|an operation that is assigned by a higher headquarters|
misspell|spell incorrectly|
misspend|spend time badly or unwisely|
misstep|an unintentional but embarrassing blunder|trip
mistake|a wrong action attributable to bad judgment or ignorance or inattention|
mister|a form of address for a man|
mistrial|a trial that is invalid or inconclusive|
mistrust|regard as untrustworthy|distrust
misused|used incorrectly or carelessly or for an improper purpose|
mite|a slight but appreciable amount|hint tinge pinch jot speck
mitigate|lessen or to try to lessen the seriousness or extent of|
mitten|glove that encases the thumb separately and the other four fingers together|
mixed|consisting of a haphazard assortment of different kinds|assorted motley
mixture|a substance consisting of two or more substances mixed together|
moan|indicate pain, discomfort, or displeasure|
mob|a disorderly crowd of people|rout
mobile|a river in southwestern Alabama|
moccasin|soft leather shoe|
mockery|showing your contempt by derision|scoff scoffing
mod|a British teenager or young adult in the 1960s|
mode|how something is done or how it happens|manner
modem|electronic equipment consisting of a device used to connect computers by a telephone line|
moderate|being within reasonable or average limits|
modest|marked by simplicity|
modesty|freedom from vanity or conceit|
modified|changed in form or character|
modifier|a content word that qualifies the meaning of a noun or verb|
modular|constructed with standardized units or dimensions allowing flexibility and variety in use|
module|one of the inherent cognitive or perceptual powers of the mind|faculty
moist|slightly wet|damp
molar|grinding tooth with a broad crown|
molecule|the simplest structural unit of an element or compound|
molest|annoy continually or chronically|hassle harry beset provoke
molten|reduced to liquid form by heating|
momentum|an impelling force or strength|impulse
mommy|informal terms for a mother|mama mummy
monetary|relating to or involving money|
money|the most common medium of exchange|
mongrel|derogatory term for a variation that is not genuine|
monitor|keep tabs on|
monkey|any of various long-tailed primates|
monogamy|the practice or state of having only one spouse at a time|
monolith|a single great stone|
monorail|a railway having a single track|
monotone|of a sequence or function|
monsoon|a seasonal wind in southern Asia|
montage|a paste-up made by sticking together pieces of paper or photographs to form an artistic image|
monument|a structure erected to commemorate persons or events|memorial
mooch|ask for and get free|grub sponge
moody|United States tennis player who dominated women's tennis in the 1920s and 1930s|
moonbeam|a ray of moonlight|
moose|large northern deer with enormous flattened antlers in the male|elk
moot|a hypothetical case that law students argue as an exercise|
mope|someone who wastes time|
moral|the significance of a story or event|
moralist|a philosopher who specializes in morals and moral problems|
morbid|suggesting an unhealthy mental state|
morn|the time period between dawn and noon|
moron|a person of subnormal intelligence|imbecile cretin retard
moronic|having a mental age of between eight and twelve years|
mortal|a human being|someone
mortar|a muzzle-loading high-angle gun with a short barrel that fires shells at high elevations for a short range|
mortify|practice self-denial of one's body and appetites|
mosaic|art consisting of a design made of small pieces of colored stone or glass|
mossy|out of fashion|stodgy outmoded
mostly|in large part|
moth|typically crepuscular or nocturnal insect having a stout body and feathery or hairlike antennae|
mothball|a small sphere of camphor or naphthalene used to keep moths away from stored clothing|
motif|a design or figure that consists of recurring shapes or colors, as in architecture or decoration|
motivate|give an incentive for action|propel move prompt
motley|a collection containing a variety of sorts of things|mixture variety
motoring|the act of driving an automobile|
motorway|a broad highway designed for high-speed traffic|pike
mottled|having spots or patches of color|
motto|a favorite saying of a sect or political group|
mound|the slight elevation on which the pitcher stands|
mountain|a land mass that projects well above its surroundings|
mounting|an event that involves rising to a higher point|climb climbing
mourn|feel sadness|
mourner|a person who is feeling grief|
mourning|sorrowful through loss or deprivation|bereft
mouse|to go stealthily or furtively|sneak
mouth|the opening through which food is taken in and vocalizations emerge|
mouthful|the quantity that can be held in the mouth|
movable|personal as opposed to real property|
move|change location|
movement|a change of position that does not entail a change of location|move
mow|a loft in a barn where hay is stored|
muck|any thick, viscous matter|slime goo gunk ooze
mud|water soaked soil|clay
muddle|a confused multitude of things|clutter jumble welter
muddy|soft and watery|marshy sloppy soggy
mudslide|a landslide of mud|
muffle|suppress in order to conceal or hide|stifle
muffler|a tubular acoustic device inserted in the exhaust system that is designed to reduce noise|silencer
mug|rob at gunpoint or with the threat of violence|
mugger|a robber who takes property by threatening or performing violence on the person who is robbed|
mugging|assault with intent to rob|
mulatto|an offspring of a black and a white parent|
mull|reflect deeply on a subject|ponder muse reflect ruminate
multiple|having or involving or consisting of more than one part or entity or individual|
multiply|have young or reproduce|
mumble|talk indistinctly|mutter
mumbling|indistinct enunciation|
mummy|informal terms for a mother|mama mommy
munch|Norwegian painter|
munition|military supplies|
murder|alter so as to make unrecognizable|mangle mutilate
murky|clouded as with sediment|cloudy muddy
muscle|one of the contractile organs of the body|
muse|reflect deeply on a subject|ponder reflect mull ruminate
museum|a depository for collecting and displaying objects having scientific or historical or artistic value|
mush|any soft or soggy mass|pulp
mushy|effusively or insincerely emotional|maudlin
music|any agreeable sounds|
musician|someone who plays a musical instrument|player
mussel|black marine bivalves usually steamed in wine|
must|a necessary or essential thing|
mustard|any of several cruciferous plants of the genus Brassica|
muster|gather or bring together|summon
musty|covered with or smelling of mold|
mutant|an organism that has characteristics resulting from chromosomal alteration|sport
mute|expressed without speech|
mutely|without speaking|silently
mutilate|destroy or injure severely|mangle
mutt|an inferior dog or one of mixed breed|cur mongrel
mutter|talk indistinctly|mumble
mutton|meat from a mature domestic sheep|
myriad|too numerous to be counted|
mystery|something that baffles understanding and cannot be explained|secret
mystical|having an import not apparent to the senses nor obvious to the intelligence|secret
mystify|be a mystery or bewildering to|perplex stick baffle beat stupefy amaze
myth|a traditional story accepted as history|
nab|tag the base runner to get him out|
nag|bother persistently with trivial complaints|peck
nagging|continually complaining or faultfinding|
naive|marked by or showing unaffected simplicity and lack of guile or worldly experience|
naked|completely unclothed|bare
naming|inclined to or serving for the giving of names|
nap|a period of time spent sleeping|sleep
nape|the back side of the neck|
napped|having soft nap produced by brushing|brushed fleecy
nappy|garment consisting of a folded cloth drawn up between the legs and fastened at the waist|diaper
nark|an informer or spy working for the police|
narrow|limited in size or scope|
narrowed|reduced in size as by squeezing together|
nastily|in a nasty ill-tempered manner|
nation|a politically organized body of people under a single government|state land
native|characteristic of or existing by virtue of geographic origin|
natural|functioning or occurring in a normal way|
naughty|badly behaved|
nauseate|cause aversion in|
nautical|relating to or involving ships or shipping or navigation or seamen|maritime marine
navel|a scar where the umbilical cord was attached|
navy|an organization of military vessels belonging to a country and available for sea warfare|
near|not far distant in time or space or degree or circumstances|close nigh
nearby|close at hand|
nearer|within a shorter distance|closer
nearly|slightly short of or not quite accomplished|about near nigh
neck|the part of an organism that connects the head to the rest of the body|
necking|the molding at the top of a column|
neckline|the line formed by the edge of a garment around the neck|
nectar|a sweet liquid secretion that is attractive to pollinators|
need|require as useful, just, or proper|take involve
needled|of trees whose leaves are acerate|
negate|be in contradiction with|belie
negative|a reply of denial|
neglect|leave undone or leave out|drop overlook
neigh|the characteristic sounds made by a horse|whinny
neon|a colorless odorless gaseous element that give a red glow in a vacuum tube|
neophyte|a plant that is found in an area where it had not been recorded previously|
nepotism|favoritism shown to relatives or close friends by those in power|
nerve|the courage to carry on|spunk
nestle|move or arrange oneself in a comfortable and cozy position|cuddle nuzzle
nestled|drawn or pressed close to someone or something for or as if for affection or protection|snuggled
net|remaining after all deductions|
netted|having open interstices or resembling a web|webbed
nettle|any of numerous plants having stinging hairs that cause skin irritation on contact|
nettled|aroused to impatience or anger|annoyed miffed peeved pissed stung
network|an interconnected system of things or people|
neuron|a cell that is specialized to conduct nerve impulses|
neuter|a gender that refers chiefly to inanimate objects|
neutered|having testicles or ovaries removed|altered
neutron|an elementary particle with 0 charge and mass about equal to a proton|
new|not of long duration|
newborn|recently born|
newcomer|any new participant in some activity|starter neophyte freshman entrant
newlywed|someone recently married|
newt|small usually bright-colored semiaquatic salamanders of North America and Europe and northern Asia|
next|immediately following in time or order|
niche|a position particularly well suited to the person who occupies it|
nick|an impression in a surface|dent
nickel|a hard malleable ductile silvery metallic element that is resistant to corrosion|
nickname|a familiar name for a person|
niece|a daughter of your brother or sister|
niggle|worry unnecessarily or excessively|fret
niggling|small and of little importance|fiddling little petty
nigh|not far distant in time or space or degree or circumstances|near close
nightie|lingerie consisting of a loose dress designed to be worn in bed by women|
nil|a quantity of no importance|null cipher zero
nimble|moving quickly and lightly|agile quick
nine|denoting a quantity consisting of one more than eight and one less than ten|
ninety|being ten more than eighty|
ninny|a stupid foolish person|
nip|squeeze tightly between the fingers|pinch twinge tweet twitch
nipping|capable of wounding|pungent
nipple|the small projection of a mammary gland|teat tit
nit|egg or young of an insect parasitic on mammals especially a sucking louse|
nitwit|a stupid incompetent person|
nobility|a privileged class holding hereditary titles|
nobleman|a titled peer of the realm|lord
nobody|a person of no influence|cipher
node|a connecting point at which several lines come together|
noisily|with much noise or loud and unpleasant sound|
noisy|full of or characterized by loud and nonmusical sounds|
nominal|relating to or constituting or bearing or giving a name|
nominee|a politician who is running for public office|
nonevent|an anticipated event that turns out to be far less significant than was expected|
nonfat|without fat or fat solids|
nonstick|permitting easy removal of adherent food particles|
noodle|a ribbonlike strip of pasta|
nook|a sheltered and secluded place|
noose|a trap for birds or small mammals|
normal|in accordance with scientific laws|
normalcy|expectedness as a consequence of being usual or regular or common|
north|the United States|
nose|the organ of smell and entrance to the respiratory tract|
nosedive|a sudden sharp drop or rapid decline|
nosy|offensively curious or inquisitive|prying
notable|a celebrity who is an inspiration to others|
notably|to a remarkable degree or extent|
notch|a V-shaped indentation|
notebook|a book with blank pages for recording notes or memoranda|
noted|widely known and esteemed|notable renowned
notice|discover or determine the existence, presence, or fact of|observe discover
notify|inform of something|advise
notional|not based on fact|
noun|a content word that can be used to refer to a person, place, thing, quality, or action|
nova|a star that ejects some of its material in the form of a cloud and becomes more luminous in the process|
novel|an extended fictional work in prose|
novelty|originality by virtue of being new and surprising|
now|in the historical present|
nozzle|a projecting spout from which a fluid is discharged|nose
nuance|a subtle difference in meaning or opinion or attitude|
nugget|a solid lump of a precious metal as found in the earth|
nuisance|a bothersome annoying person|
null|lacking any legal or binding force|
numb|lacking sensation|
numbing|causing numbness or insensitivity|
numerate|determine the number or amount of|count
numeric|of or relating to or denoting numbers|
nuptial|of or relating to a wedding|bridal
nursing|the work of caring for the sick or injured or infirm|
nurture|help develop, help grow|
nut|usually large hard-shelled seed|
nutrient|any substance that can be metabolized by an animal to give energy and build tissue|
nuzzle|move or arrange oneself in a comfortable and cozy position|cuddle nestle
nylon|a thermoplastic polyamide|
oaf|an awkward stupid person|clod goon lump
oar|an implement used to propel or steer a boat|
oat|annual grass of Europe and North Africa|
oatmeal|porridge made of rolled oats|
obelisk|a stone pillar having a rectangular cross section tapering towards a pyramidal top|
obesity|more than average fatness|
obey|be obedient to|
object|a tangible and visible entity|
objector|a person who dissents from some established policy|
obligate|force somebody to do something|
oblique|slanting or inclined in direction or course or position--neither parallel nor perpendicular nor right-angled|
oblong|a plane figure that deviates from a square or circle due to elongation|
oboe|a slender double-reed instrument|
observe|discover or determine the existence, presence, or fact of|discover notice
obsessed|having or showing excessive or compulsive concern with something|haunted
obstacle|something immaterial that stands in the way and must be circumvented or surmounted|
obtain|come into possession of|
occasion|an event that occurs at a critical time|juncture
occupant|someone who lives at a particular place for a prolonged period or who was born there|resident
occupied|held or filled or in use|
occur|come to pass|happen
ocean|a large body of water constituting a principal part of the hydrosphere|
octagon|an eight-sided polygon|
octal|of or pertaining to a number system having 8 as its base|
ocular|of or relating to or resembling the eye|optic
oddity|eccentricity that is not easily explained|
oddly|in a manner differing from the usual or expected|
odometer|a meter that shows mileage traversed|
off|from a particular thing or place or position|away
offbeat|strikingly unconventional|kinky
offend|cause to feel resentment or indignation|pique
offender|a person who transgresses moral or civil law|
offering|something offered|
office|place of business where professional or clerical duties are performed|
official|a worker who holds or is invested with an office|
offload|transfer to a peripheral device, of computer data|
offset|compensate for or counterbalance|
offshore|away from shore|
often|many times at short intervals|
ogle|look at with amorous intentions|
oiled|treated with oil|
oilfield|a region rich in petroleum deposits|
oily|containing an unusual amount of grease or oil|greasy
okra|long mucilaginous green pods|
olden|relating to time long past|
oldie|a song that was formerly popular|
omega|the ending of a series or sequence|
omission|a mistake resulting from neglect|skip
oncoming|moving toward one|
ongoing|currently happening|
onion|bulbous plant having hollow leaves cultivated worldwide for its rounded edible bulb|
only|and nothing more|merely just
onset|the beginning or early stages|oncoming
onward|forward in time or order or degree|forward
ooze|any thick, viscous matter|slime goo gunk muck
oozing|the process of seeping|seepage ooze
opaque|not transmitting or reflecting light or radiant energy|
open|start to operate or function or cause to start operating or functioning|
opener|the first event in a series|
opening|first or beginning|
operable|capable of being treated by surgical operation|
operate|direct or control|
operatic|of or relating to or characteristic of opera|
operator|a shrewd or unscrupulous person who knows how to circumvent difficulties|
opponent|a contestant that you are matched against|
opposing|characterized by active hostility|opponent
opt|select as an alternative over another|choose prefer
optic|the organ of sight|eye
optician|a worker who makes glasses for remedying defects of vision|
optimism|a general disposition to expect the best in all things|
optimum|most desirable possible under a restriction expressed or implied|
option|the right to buy or sell property at an agreed price|
optional|possible but not necessary|
opulence|wealth as evidenced by sumptuous living|luxury
oracle|an authoritative person who divines the future|prophet
oral|using speech rather than writing|
orange|of the color between red and yellow|
orbit|the path described by one celestial body in its revolution about another|
orbital|of or relating to the eye socket|
ordained|fixed or established especially by order or command|
ordeal|a severe or trying experience|
ordered|having a systematic arrangement|
orderly|devoid of violence or disruption|
ordinary|not exceptional in any way especially in quality or ability or size or degree|
ore|a mineral that contains metal that is valuable enough to be mined|
organic|relating or belonging to the class of chemical compounds having a carbon basis|
organist|a person who plays an organ|
orgy|any act of immoderate indulgence|binge
orient|determine one's position with reference to another point|
oriented|adjusted or located in relation to surroundings or circumstances|
origin|the place where something begins, where it springs into being|source
oriole|mostly tropical songbird|
ornament|something used to beautify|
ostrich|a person who refuses to face reality or recognize the truth|
other|not the same one or ones already mentioned or implied|
ounce|a unit of apothecary weight equal to 480 grains or one twelfth of a troy pound|
oust|remove from a position or office|expel
ousting|the act of ejecting someone or forcing them out|
outage|the amount of something lost in storage or transportation|
outbid|bid over an opponent's bid when one's partner has not bid or doubled|
outbound|that is going out or leaving|
outburst|an unrestrained expression of emotion|blowup
outcome|something that results|result
outcry|a loud utterance|cry shout
outdo|be or do something to a greater degree|outstrip exceed
outer|being on the outside or further from a center|
outfit|any cohesive unit such as a military company|
outhouse|a small outbuilding with a bench having holes through which a user can defecate|privy
outlaw|declare illegal|
outlay|the act of spending or disbursing money|spending
outlet|a place of business for retailing goods|
outlying|relatively far from a center or middle|
outmoded|out of fashion|antique mossy
output|final product|
outraged|angered at something unjust or wrong|incensed
outreach|the act of reaching out|
outright|without restrictions or stipulations or further payments|
outset|the time at which something is supposed to begin|first start offset
outsider|someone who is excluded from or is not a member of a group|
outskirt|a part of the city far removed from the center|
outstrip|be or do something to a greater degree|exceed outdo
outweigh|be heavier than|
oval|rounded like an egg|elliptic
ovary|the organ that bears the ovules of a flower|
oven|kitchen appliance used for baking or roasting|
over|at or to a point across intervening space etc.|
overcast|the state of the sky when it is covered by clouds|
overcoat|a heavy coat worn over clothes in winter|
overdone|represented as greater than is true or reasonable|
overdraw|draw more money from than is available|
overhand|with hand brought forward and down from above shoulder level|
overhang|projection that extends beyond or hangs over something else|
overhead|located or originating from above|
overheat|get excessively and undesirably hot|
overjoy|cause to feel extremely joyful or happy|
overkill|any effort that seems to go farther than would be necessary to achieve its goal|
overlap|coincide partially or wholly|
overload|an electrical load that exceeds the available electrical power|
overlook|look past, fail to notice|
override|rule against|overturn reverse
overrun|invade in great numbers|infest
oversee|watch and direct|manage
overseer|a person who directs and manages an organization|
overshot|having an upper part projecting beyond the lower|
overt|open and observable|open
overtime|work done in addition to regular working hours|
overtone|an ulterior implicit meaning or quality|
overturn|turn from an upright or normal position|
overwork|use too much|
ovum|the female reproductive cell|
owl|nocturnal bird of prey with hawk-like beak and claws and large head with front-facing eyes|hooter
owner|someone who owns a business|
oxygen|a nonmetallic bivalent element that is normally a colorless odorless tasteless nonflammable diatomic gas|
ozone|a colorless gas soluble in alkalis and cold water|
pace|the rate of moving|
pacific|the largest ocean in the world|
pacifier|someone who tries to bring peace|
pacifist|someone opposed to violence as a means of settling disputes|
pacify|cause to be more favorably inclined|appease
pack|arrange in a container|
packet|a collection of things wrapped or boxed together|parcel
pact|a written agreement between two states or sovereigns|accord
paddle|small wooden bat with a flat surface|
paddock|pen where racehorses are saddled and paraded before a race|
padlock|a detachable lock|
pagan|someone motivated by desires for sensual pleasures|hedonist
page|one side of one leaf or the written or pictorial matter it contains|
paging|calling out the name of a person|
pagoda|an Asian temple|
pail|a roughly cylindrical vessel that is open at the top|bucket
pained|emotionally hurt or upset or annoyed|injured
paint|a substance used as a coating to protect or decorate a surface|pigment
painter|a line that is attached to the bow of a boat and used for tying up|
pair|a set of two similar things considered as a unit|
pairing|the act of grouping things or people in pairs|
pal|a close friend who accompanies his buddies in their activities|buddy brother sidekick
palate|the upper surface of the mouth that separates the oral and nasal cavities|
pale|very light colored|
paling|a fence made of upright pickets|
pallor|unnatural lack of color in the skin|
palomino|a horse of light tan or golden color with cream-colored or white mane and tail|
pamper|treat with excessive indulgence|spoil indulge
pamphlet|a small book usually having a paper cover|booklet folder leaflet
panacea|the goddess of healing|
panache|distinctive and stylish elegance|dash flair
pander|someone who procures customers for whores|pimp
pane|sheet glass cut in shapes for windows or doors|
panel|sheet that forms a distinct section or component of something|
panic|an overwhelming feeling of fear and anxiety|terror
panicky|thrown into a state of intense fear or desperation|
panorama|the visual percept of a region|aspect vista
pant|breathe noisily, as when one is exhausted|gasp
panther|a large spotted feline of tropical America similar to the leopard|jaguar
panting|breathing heavily|
pantry|a small storeroom for storing foods or wines|buttery
papa|an informal term for a father|dad
paper|a material made of cellulose pulp derived mainly from wood or rags or certain grasses|
paperboy|a boy who sells or delivers newspapers|
papering|the application of wallpaper|
parable|a short moral story|fable allegory
parade|a ceremonial procession including people marching|
paradigm|systematic arrangement of all the inflected forms of a word|
paradise|any place of complete bliss and delight and peace|
paraffin|from crude petroleum|
paragon|an ideal instance|idol
parallel|being everywhere equidistant and not intersecting|
parasol|a handheld collapsible source of shade|
parcel|a wrapped container|
parched|dried out by heat or excessive exposure to sunlight|
pardon|accept an excuse for|
pare|decrease gradually or bit by bit|
parental|designating the generation of organisms from which hybrid offspring are produced|
paring|a thin fragment or slice that has been shaved from something|sliver shaving
parity|the number of liveborn children a woman has delivered|
park|a large area of land preserved in its natural state as public property|
parked|that have been left|
parkway|a wide scenic road planted with trees|drive
parole|a secret word or phrase known only to a restricted group|
parsec|a unit of astronomical length based on the distance from Earth at which stellar parallax is 1 second of arc|
parser|a computer program that divides code up into functional components|
parsnip|a strong-scented plant cultivated for its edible root|
part|something determined in relation to something that includes it|
parted|having a margin incised almost to the base so as to create distinct divisions or lobes|
particle|a tiny piece of anything|molecule speck
parting|a line of scalp that can be seen when sections of hair are combed in opposite directions|part
partly|to some extent|part
partner|an associate in an activity or endeavor or sphere of common interest|
passage|the act of passing from one state or place to the next|
passbook|a record of deposits and withdrawals and interest held by depositors at certain banks|
passing|a play that involves one player throwing the ball to a teammate|
passive|lacking in energy or will|
passport|any authorization to pass or go somewhere|
past|the time that has elapsed|
paste|any mixture of a soft and malleable consistency|
pastel|any of various pale or light colors|
pastiche|a musical composition consisting of a series of songs or other musical pieces from various sources|medley
pastoral|a musical composition that evokes rural life|
pastry|a dough of flour and water and shortening|
pat|the sound made by a gentle blow|rap tap
patchy|irregular or uneven in quality, texture, etc.|
patent|a document granting an inventor sole rights to an invention|
patently|unmistakably|plainly
paternal|belonging to or inherited from one's father|
pathetic|deserving or inciting pity|pitiful poor
patience|good-natured tolerance of delay or incompetence|
patio|usually paved outdoor area adjoining a residence|terrace
patriot|one who loves and defends his or her country|
patron|a regular customer|
patter|plausible glib talk|spiel
pattern|a perceptual structure|
paucity|an insufficient quantity or number|dearth
paunchy|having a large belly|
pause|interrupt temporarily an activity before continuing|hesitate
pave|a setting with precious stones so closely set that no metal shows|
pavement|the paved surface of a thoroughfare|paving
paving|material used to pave an area|pavement
paw|a clawed foot of an animal especially a quadruped|
pay|give money, usually in exchange for goods or services|
payable|subject to or requiring payment especially as specified|
payday|the day on which you receive pay for your work|
payee|a person to whom money is paid|
payer|a person who pays money for something|
payload|goods carried by a large vehicle|cargo load loading shipment
payoff|the final payment of a debt|
peace|the state prevailing during the absence of war|
peach|cultivated in temperate regions|
peak|the most extreme possible amount or value|
peal|a deep prolonged sound|pealing
pealing|a deep prolonged sound|peal
pear|sweet juicy gritty-textured fruit available in many varieties|
peat|partially carbonized vegetable matter saturated with water|
pecan|tree of southern United States and Mexico cultivated for its nuts|
peck|hit lightly with a picking motion|pick
pedagogy|the principles and methods of instruction|
pedant|a person who pays more attention to formal rules and book learning than they merit|
pedantic|marked by a narrow focus on or display of learning especially its trivial aspects|
peddle|sell or offer for sale from place to place|vend
peddling|the act of selling goods for a living|
pedigree|the descendants of one individual|lineage line ancestry origin stock
peekaboo|a game played with young children|
peel|strip the skin off|pare
peer|look searchingly|
peeved|aroused to impatience or anger|annoyed miffed nettled pissed stung
peevish|easily irritated or annoyed|cranky testy
peg|a wooden pin pushed or driven into a surface|
pellet|a small sphere|
pelt|cast, hurl, or throw repeatedly with some missile|bombard
penal|of or relating to punishment|
penance|remorse for your past conduct|
pencil|a thin cylindrical pointed writing implement|
pendulum|an apparatus consisting of an object mounted so that it swings freely under the influence of gravity|
penknife|a small pocketknife|
penny|a fractional monetary unit of Ireland and the United Kingdom|
pension|a regular payment to a person that is intended to allow them to subsist without working|
pentagon|the United States military establishment|
peony|any of numerous plants widely cultivated for their showy single or double red or pink or white flowers|
percent|a proportion in relation to a whole|
perch|sit, as on a branch|
perfumed|having a natural fragrance|scented sweet
peril|a source of danger|hazard jeopardy risk
periodic|happening or recurring at regular intervals|
perjury|criminal offense of making false statements under oath|
perky|characterized by liveliness and lightheartedness|buoyant
perm|a city in the European part of Russia|
permit|make it possible through a specific action or lack of action for something to happen|
perplex|be a mystery or bewildering to|stick mystify baffle beat stupefy amaze
persist|continue to exist|prevail
persona|an actor's portrayal of someone in a play|role part
personal|particular to a given individual|
persuade|win approval or support for|carry
perturb|disturb in mind or make uneasy or cause to be worried or alarmed|disquiet distract disorder
peruse|examine or consider with attention and in detail|
pervade|spread or diffuse through|diffuse imbue
perverse|marked by a disposition to oppose and contradict|
pest|a persistently annoying person|
pestered|troubled persistently especially with petty annoyances|annoyed harassed harried
petal|part of the perianth that is usually brightly colored|
peter|disciple of Jesus and leader of the Apostles|
petition|a formal message requesting something that is submitted to an authority|request
petty|larceny of property having a value less than some amount|
petunia|any of numerous tropical herbs having fluted funnel-shaped flowers|
pew|long bench with backs|
phantom|a ghostly appearing figure|
phase|any distinct time period in a sequence of events|stage
pheasant|large long-tailed gallinaceous bird native to the Old World but introduced elsewhere|
phobia|an anxiety disorder characterized by extreme and irrational fear of simple things or social situations|
phoenix|the state capital and largest city located in south central Arizona|
phone|electro-acoustic transducer for converting electric signals into sounds|earphone
phonetic|of or relating to speech sounds|
photon|a quantum of electromagnetic radiation|
phrase|an expression consisting of one or more words forming a grammatical constituent of a sentence|
phrasing|the grouping of musical phrases in a melodic line|
physical|involving the body as distinguished from the mind or spirit|
pianist|a person who plays the piano|
piano|used as a direction in music|softly
pick|select carefully from a group|
picket|a person employed to keep watch for some anticipated event|sentry watch
picking|the quantity of a crop that is harvested|pick
pickle|vegetables preserved in brine or vinegar|
picky|exacting especially about details|finicky
picture|a visual representation produced on a surface|
pictured|seen in the mind as a mental image|
pidgin|an artificial language used for trade between speakers of different languages|
piece|a separate part of a whole|
pier|a platform built out from the shore into the water and supported by piles|
pierced|having a hole cut through|
piety|righteousness by virtue of being pious|
pig|domestic swine|hog
piggish|resembling swine|piggy
piggy|resembling swine|piggish
pigment|dry coloring material|
pigsty|a pen for swine|
pike|a broad highway designed for high-speed traffic|motorway
pile|a collection of objects laid on top of each other|heap mound
pileup|multiple collisions of vehicles|
pilgrim|someone who journeys in foreign lands|
pill|something that resembles a tablet of medicine in shape or size|
pillaged|wrongfully emptied or stripped of anything of value|looted
pimp|someone who procures customers for whores|pander
pimple|a small inflamed elevation of the skin|hickey
pimply|blemished by imperfections of the skin|
pincer|a hand tool for holding consisting of a compound lever for grasping|
pinch|squeeze tightly between the fingers|twinge tweet nip twitch
pinion|a gear with a small number of teeth designed to mesh with a larger wheel or rack|
pink|of a light shade of red|
pinpoint|locate exactly|
pinprick|a minor annoyance|
pipeline|gossip spread by spoken communication|
piquancy|a tart spicy quality|nip
pique|tightly woven fabric with raised cords|
piracy|hijacking on the high seas or in similar contexts|
pirate|someone who uses another person's words or ideas as if they were his own|
pissed|aroused to impatience or anger|annoyed miffed nettled peeved stung
pistol|a firearm that is held and fired with one hand|
pit|a sizeable hole|
pitched|set at a slant|
pitcher|an open vessel with a handle and a spout for pouring|
pitfall|an unforeseen or unexpected or surprising difficulty|
pitiful|inspiring mixed contempt and pity|pathetic
pity|a feeling of sympathy and sorrow for the misfortunes of others|
pivot|the person in a rank around whom the others wheel and maneuver|
pivotal|being of crucial importance|
pixie|fairies that are somewhat mischievous|gremlin
pizzazz|the activeness of an energetic personality|
placard|a sign posted in a public place as an advertisement|posting notice
placebo|an innocuous or inert medication|
placenta|that part of the ovary of a flowering plant where the ovules form|
placid|free from disturbance by heavy waves|still tranquil
plaice|flesh of large European flatfish|
plaid|a cloth having a crisscross design|tartan
plainly|unmistakably|patently
planar|involving or having two dimensions|
plane|an aircraft that has a fixed wing and is powered by propellers or jets|
planet|a person who follows or serves another|
plank|a stout length of sawn timber|board
planking|planks collectively|
plankton|the aggregate of small plant and animal organisms that float or drift in great numbers in fresh or salt water|
planner|a person who makes plans|
plant|buildings for carrying on industrial labor|
planted|deeply rooted|
planter|a worker who puts or sets seeds or seedlings into the ground|
plaque|a small abnormal patch on or inside the body|
plaster|a mixture of lime or gypsum with sand and water|
plate|base consisting of a rubber slab where the batter stands|
plateau|a relatively flat highland|
plateful|the quantity contained in a plate|plate
plating|a thin coating of metal deposited on a surface|
platonic|of or relating to or characteristic of Plato or his philosophy|
platoon|a military unit that is a subdivision of a company|
play|participate in games or sport|
playback|the act of reproducing recorded sound|
player|a person who participates in or is skilled at some game|
playing|the action of taking part in a game or sport or other recreation|
playoff|any final competition to determine a championship|
playroom|a recreation room for noisy activities|
plaza|a public square with room for pedestrians|
plead|appeal or request earnestly|
pleading|a statement in legal and logical form stating something on behalf of a party to a legal proceeding|
please|be the will of or have the will|
pleasure|a fundamental feeling that is hard to define but that people desire to experience|
pledge|promise solemnly and formally|
pledged|bound by or as if by an oath|sworn
plenary|full in all respects|
plethora|extreme excess|
pliable|susceptible to being led or directed|
plodding|hard monotonous routine work|grind
plot|a secret scheme to do something|game
plotter|a planner who draws up a personal scheme of action|schemer
pluck|pull or pull out sharply|tweak
plucky|marked by courage and determination in the face of difficulties or danger|gutsy
plug|blockage consisting of an object designed to fill a hole tightly|
plumage|the light horny waterproof structure forming the external covering of birds|feather plume
plumber|a craftsman who installs and repairs pipes and fixtures and appliances|
plume|anything that resembles a feather in shape or lightness|
plump|sufficiently fat so as to have a pleasing fullness of figure|
plunder|goods or money obtained illegally|
plunger|someone who risks losses for the possibility of considerable gains|
plunk|make or move along with a sound as of a horse's hooves striking the ground|
plush|characterized by extravagance and profusion|lavish
ply|give what is desired or needed, especially support, food or sustenance|supply
plywood|a laminate made of thin layers of wood|
poached|cooked in hot water|
poacher|someone who hunts or fishes illegally on the property of another|
pocket|a small pouch inside a garment for carrying small articles|
podium|a platform raised above the surrounding level to give prominence to the person on it|rostrum stump
poet|a writer of poems|
poetical|of or relating to poetry|
poetry|literature in metrical form|verse
poignant|arousing affect|touching
pointed|direct and obvious in meaning or reference|
poise|be motionless, in suspension|
poke|search or inquire in a meddlesome way|intrude nose
poker|fire iron consisting of a metal rod with a handle|
poking|a sharp hand gesture|jab poke
poky|a correctional institution used to detain persons who are in the lawful custody of the government|
polarity|a relation between two opposite attributes or tendencies|
police|maintain the security of by carrying out a patrol|
policy|a plan of action adopted by an individual or social group|
polished|perfected or made shiny and smooth|
polite|showing regard for others in manners, speech, behavior, etc.|
polka|a Bohemian dance with 3 steps and a hop in fast time|
poll|an inquiry into public opinion conducted by interviewing a random sample of people|
pollen|the fine spores that contain male gametes and that are borne by an anther in a flowering plant|
pollster|someone who conducts surveys of public opinion|
polo|Venetian traveler who explored Asia in the 13th century and served Kublai Khan|
polygon|a closed plane figure bounded by straight sides|
polyp|a small vascular growth on the surface of a mucous membrane|
pomp|cheap or pretentious or vain display|
poncho|a blanket-like cloak with a hole in the center for the head|
ponder|reflect deeply on a subject|muse reflect mull ruminate
pontiff|the head of the Roman Catholic Church|
pontoon|a floating structure that serves as a dock or to support a bridge|
ponytail|a hair style that draws the hair back so that it hangs down in back of the head like a pony's tail|
poodle|an intelligent dog with a heavy curly solid-colored coat that is usually clipped|
pool|an excavation that is filled with water|
poor|deserving or inciting pity|pathetic pitiful
poorly|somewhat ill or prone to illness|
popcorn|corn having small ears and kernels that burst when exposed to dry heat|
poplar|any of numerous trees of north temperate regions having light soft wood and flowers borne in catkins|
poppy|annual or biennial or perennial herbs having showy flowers|
popular|regarded with great favor, approval, or affection especially by the general public|
porch|a structure attached to the exterior of a building often forming a covered entrance|
pore|any tiny hole admitting passage of a liquid|
porridge|soft food made by boiling oatmeal or other meal or legumes in water or milk until thick|
port|a place where people and merchandise can enter or leave a country|
portal|a grand and imposing entrance|
portend|indicate, as with a sign or an omen|bode presage predict
porter|a person employed to carry luggage and supplies|
porthole|a window in a ship or airplane|
portrait|a word picture of a person's appearance and character|
portray|assume or act the character of|
position|the particular portion of space occupied by something|
posse|a temporary police force|
post|the position where someone stands or is assigned to stand|
postage|the charge for mailing something|
postbox|public box for deposit of mail|mailbox
postcode|a code of letters and digits added to a postal address to aid in the sorting of mail|
postdoc|a scholar or researcher who is involved in academic study beyond the level of a doctoral degree|
posted|publicly displayed|
posting|a sign posted in a public place as an advertisement|placard notice
postmark|a cancellation mark stamped on mail by postal officials|
postpone|hold back to a later time|shelve
posture|the arrangement of the body and its limbs|position attitude
postwar|belonging to the period after a war|
pot|metal or earthenware cooking vessel that is usually round and deep|
potbelly|slang for a paunch|pot tummy
potency|the power or right to give orders or make decisions|
pothole|a pit or hole produced by wear or weathering|
potter|do random, unplanned work or activities or spend time idly|putter monkey
potty|marked by foolish or unreasoning fondness|
poultry|a domesticated gallinaceous bird thought to be descended from the red jungle fowl|
pour|cause to run|
pouring|flowing profusely|gushing
pout|a disdainful grimace|
powder|a solid substance in the form of tiny loose particles|
powdery|consisting of fine particles|
power|possession of controlling influence|
powerful|having great power or force or potency or effect|
powwow|a quick private conference|huddle
practice|a customary way of operation or behavior|pattern
prairie|a treeless grassy plain|
pram|a small vehicle with four wheels in which a baby or child is pushed around|stroller
prattle|speak rapidly and incessantly|chatter clack blab
prawn|any of various edible decapod crustaceans|shrimp
pray|address a deity, a prophet, a saint or an object of worship|
prayer|the act of communicating with a deity|
preach|deliver a sermon|
preamble|a preliminary introduction to a statute or constitution|
precinct|a district of a city or town marked out for administrative purposes|
preclude|keep from happening or arising|forbid
predict|indicate, as with a sign or an omen|bode portend presage
preen|clean with one's bill|plume
preexist|exist beforehand or prior to a certain point in time|
preface|a short introductory essay preceding the text of a book|foreword
prefect|a chief officer or chief magistrate|
prefer|select as an alternative over another|choose opt
prejudge|judge beforehand, especially without sufficient evidence|
premier|the person who holds the position of head of the government in the United Kingdom|
premiere|the first public performance of a play or movie|
prenatal|occurring or existing before birth|
prepaid|used especially of mail|
prepare|make ready or suitable or equip in advance for a particular purpose or for some use, event, etc|fix ready
prepay|pay for something before receiving it|
presage|indicate, as with a sign or an omen|bode portend predict
presence|the immediate proximity of someone or something|front
preserve|keep or maintain in unaltered condition|uphold
pressed|compacted by ironing|
pressure|the force applied to a unit area of surface|
presto|at a very fast tempo|
pretend|make believe with the intent to deceive|feign sham
prettily|in a pretty manner|
pretty|to certain extent or degree|jolly somewhat fairly
prevail|be larger in number, quantity, power, status or importance|dominate rule reign
preview|an advertisement consisting of short scenes from a motion picture that will appear in the near future|
prey|a person who is the aim of an attack by some hostile person or influence|
price|the property of having material worth|
pricing|the evaluation of something in terms of its price|
prickle|a small sharp-pointed tip resembling a spike on a stem or leaf|spine thorn
prickly|very irritable|
pride|a feeling of self-respect and personal worth|
primacy|the state of being first in importance|
primal|serving as an essential component|cardinal central key
primate|a senior clergyman and dignitary|
primed|on the point of or strongly disposed|
primeval|having existed from the beginning|primal
priming|the act of making something ready|
primp|dress or groom with elaborate care|preen plume
primping|careful or finicky grooming|
princely|ostentatiously rich and superior in quality|grand
printing|text handwritten in the style of printed matter|
printout|the output of a computer in printed form|
priority|status established in order of importance or urgency|
prison|a correctional institution where persons are confined while on trial or for punishment|
prissy|exaggeratedly proper|prudish
privacy|the quality of being secluded from the presence or view of others|
privy|a room or building equipped with one or more toilets|toilet can bathroom
pro|an athlete who plays for pay|
probably|with considerable certainty|
probing|diligent and thorough in inquiry or investigation|
proceed|continue talking|
procure|get by special effort|secure
prod|to push against gently|
prodigal|a recklessly extravagant consumer|
produce|bring forth or yield|
producer|someone who manufactures something|
product|commodities offered for sale|
profane|corrupt morally or by intemperance or sensuality|subvert debase
proffer|present for acceptance or rejection|
profit|the excess of revenues over outlays in a given period of time|net
profound|showing intellectual penetration or emotional depth|
progeny|the immediate descendants of a person|
prohibit|command against|forbid disallow
project|any piece of work that is undertaken or attempted|
prologue|an introduction to a play|
prom|a formal ball held for a school class toward the end of the academic year|
promo|a message issued in behalf of some product or cause or idea or person or institution|
prompt|give an incentive for action|motivate propel move
promptly|with little or no delay|quickly quick
prong|a pointed projection|
pronto|in a punctual manner|promptly
proof|any factual evidence that helps to establish the truth of something|
propel|cause to move forward with force|impel
properly|in the right manner|decently
prophecy|knowledge of the future|
prophet|an authoritative person who divines the future|oracle
propose|present for consideration, examination, criticism, etc.|project
prose|ordinary writing as distinguished from verse|
prosper|make steady progress|thrive flourish
protect|shield from danger, injury, destruction, or damage|
protest|a formal and solemn declaration of objection|
proton|a stable particle with positive charge equal to the negative charge of an electron|
protrude|extend out or project in space|project
proud|feeling self-respect or pleasure in something by which you measure your self-worth|
provable|capable of being demonstrated or proved|
prove|be shown or be found to be|
proved|established beyond doubt|
province|the territory occupied by one of the constituent administrative districts of a nation|state
provoke|provide the needed stimulus for|
provost|a high-ranking university administrator|
prowl|move about in or as if in a predatory manner|
prude|a person excessively concerned about propriety and decorum|
prudent|careful and sensible|
prudish|exaggeratedly proper|prissy
prurient|characterized by lust|
prying|offensive inquisitiveness|
psalm|any sacred song used to praise the deity|
public|people in general considered as a whole|
publish|put into print|
puck|a mischievous sprite of English folklore|
puddle|a mixture of wet clay and sand that can be used to line a pond and that is impervious to water when dry|
pudgy|short and plump|tubby
puerile|of or characteristic of a child|
puffed|gathered for protruding fullness|
puffer|delicacy that is highly dangerous because of a potent nerve poison in ovaries and liver|
puffy|abnormally distended especially by fluids or gas|turgid
puking|the reflex act of ejecting the contents of the stomach through the mouth|vomit
pullout|to break off a military action with an enemy|
pulp|any soft or soggy mass|mush
pulsate|expand and contract rhythmically|throb
puma|large American feline resembling a lion|cougar painter panther
pummel|strike, usually with the fist|
pump|a mechanical device that moves fluid or gas by pressure or suction|
pun|a humorous play on words|punning
puncture|pierce with a pointed object|
pungent|strong and sharp|
punish|impose a penalty on|
punitive|inflicting punishment|
punning|a humorous play on words|pun
punting|a kick in which the football is dropped from the hands and kicked before it touches the ground|
pup|young of any of various canines such as a dog or wolf|
pupil|a learner who is enrolled in an educational institution|student
puppet|a person who is controlled by others and is used to perform unpleasant or dishonest tasks for someone else|
puppy|an inexperienced young person|pup
pure|free of extraneous elements of any kind|
puree|food prepared by cooking and straining or processed in a blender|
purge|oust politically|
purist|someone who insists on great precision and correctness|
purity|being undiluted or unmixed with extraneous material|
purple|of a color intermediate between red and blue|
purpose|an anticipated outcome that is intended or that guides your planned actions|intent
purr|a low vibrating sound typical of a contented cat|
purse|a container used for carrying money and small personal items or accessories|
purser|an officer aboard a ship who keeps accounts and attends to the passengers' welfare|
pursue|carry out or participate in an activity|engage
pursued|a person who is being chased|chased
pursuit|a search for an alternative that meets cognitive criteria|
push|move with force|
pushing|the act of applying force in order to move something away|push
pushy|marked by aggressive ambition and energy and initiative|
pussy|containing pus|
put|cause to be in a certain state|
putrid|in an advanced state of decomposition and having a foul odor|
putter|work lightly|potter
putty|a dough-like mixture of whiting and boiled linseed oil|
puzzled|filled with bewilderment|
pygmy|an unusually small individual|
pylon|a tower for guiding pilots or marking the turning point in a race|
quadrant|a quarter of the circumference of a circle|
quail|draw back, as with fear or pain|funk cringe shrink wince recoil
quaint|strange in an interesting or pleasing way|
quake|shake with fast, tremulous movements|
quality|an essential and distinguishing attribute of something or someone|
qualm|uneasiness about the fitness of an action|
quarrel|have a disagreement over something|dispute
quart|a United States liquid unit equal to 32 fluid ounces|
quartet|the cardinal number that is the sum of three and one|four
quash|put down by force or intimidation|reduce
quaver|a tremulous sound|
quay|wharf usually built parallel to the shoreline|
queasy|causing or able to cause nausea|vile
queen|the only fertile female in a colony of social insects such as bees and ants and termites|
queer|beyond or deviating from the usual or expected|
quell|suppress or crush completely|squelch
quelling|forceful prevention|
quenched|subdued or overcome|
question|the subject matter at issue|head
queue|a line of people or vehicles waiting for something|
quick|accomplished rapidly and without delay|speedy
quicken|make keen or more acute|
quickest|most quickly|
quickly|with little or no delay|promptly quick
quill|pen made from a bird's feather|
quilted|made of layers of fabric held together by patterned stitching|
quilting|stitching through layers of fabric and a filling so as to create a design|
quintet|a musical composition for five performers|
quirk|a strange attitude or habit|oddity
quit|put an end to a state or an activity|cease
quitter|a person who gives up too easily|
quiz|an examination consisting of a few short questions|
quorum|a gathering of the minimal number of members of an organization to conduct business|
quotable|able or fit to be repeated or quoted|
quotient|the ratio of two quantities to be divided|
rabid|marked by excessive enthusiasm for and intense devotion to a cause or idea|fanatic
raccoon|the fur of the North American racoon|
racial|of or related to genetically distinguished groups of people|
racism|the prejudice that members of one race are intrinsically superior to members of other races|
rack|framework for holding objects|
racket|a loud and disturbing noise|
racy|full of zest or vigor|lively
radial|issuing in rays from a common center|
radiate|send out rays or waves|
radiator|heater consisting of a series of pipes for circulating steam or hot water to heat rooms or buildings|
raffle|a lottery in which the prizes are goods rather than money|
raft|a flat float that can be used for transport or as a platform for swimmers|
rafter|one of several parallel sloping beams that support a roof|
rag|a small piece of cloth or paper|shred tag tatter
ragged|being or dressed in clothes that are worn or torn|
ragtag|disparaging terms for the common people|
raid|a sudden short attack|foray
raiding|characterized by plundering or pillaging or marauding|
railroad|compel by coercion, threats, or crude means|sandbag
railway|a line of track providing a runway for wheels|railroad
rainbow|an arc of colored light in the sky caused by refraction of the sun's rays by rain|
raindrop|a drop of rain|
rainfall|water falling in drops from vapor condensed in the atmosphere|
rainier|a mountain peak in central Washington|
raining|falling in drops or as if falling like rain|
raise|cause to be heard or known|
raising|increasing in quantity or value|
rallying|the act of mobilizing for a common purpose|
ram|strike or drive against with a heavy impact|
rambling|spreading out in different directions or distributed irregularly|
ramp|an inclined surface connecting two levels|incline
ramrod|a rod used to ram the charge into a muzzle-loading firearm|
ranch|farm consisting of a large tract of land along with facilities needed to raise livestock|
ranching|farming for the raising of livestock|
random|lacking any definite plan or order or purpose|
range|change or be different within limits|
ranger|a member of the Texas state highway patrol|
rank|a row or line of people standing abreast of one another|
ranker|a commissioned officer who has been promoted from enlisted status|
ransack|search thoroughly|comb
ransomed|saved from the bondage of sin|redeemed
rap|strike sharply|
rape|Eurasian plant cultivated for its seed and as a forage crop|
rapid|done or occurring in a brief period of time|
rapport|a relationship of mutual understanding or trust and agreement between people|
rapture|a state of being carried away by overwhelming emotion|ecstasy
rare|not widely known|
rarity|noteworthy scarcity|
rascal|a deceitful and unreliable scoundrel|
rasher|a commercially important fish of the Pacific coast of North America|
rashly|in a hasty and foolhardy manner|headlong
rasping|unpleasantly harsh or grating in sound|grating
rate|a magnitude or frequency relative to a time unit|
ratified|formally approved and invested with legal authority|
rating|an appraisal of the value of something|
ration|the food allowance for one day|
rational|consistent with or based on or using reason|
rattle|make short successive sounds|
rattler|a railroad train consisting of freight cars|
rattling|a rapid series of short loud sounds|rattle
raunchy|suggestive of or tending to moral looseness|
ravaged|having been robbed and destroyed by force and violence|pillaged sacked
rave|a dance party that lasts all night and electronically synthesized music is played|
raven|large black bird with a straight bill and long wedge-shaped tail|
ravening|living by preying on other animals especially by catching living prey|
raving|declaiming wildly|
ravish|hold spellbound|delight
raw|being unprocessed or manufactured using only simple or minimal processes|natural rude
rayon|a synthetic silklike fabric|
raze|tear down so as to make flat with the ground|level
razing|the event of a structure being completely demolished and leveled|
razz|a cry or noise made to express displeasure or contempt|boo hoot razzing bird
razzing|a cry or noise made to express displeasure or contempt|boo hoot razz bird
reach|move forward or upward in order to touch|
reaching|accomplishment of an objective|
reaction|a process in which one or more substances are changed into others|
read|interpret something that is written or printed|
reader|someone who contracts to receive and pay for a service or a certain number of issues of a publication|
reading|the cognitive process of understanding a written linguistic message|
ready|completely prepared or in condition for immediate action or use or progress|
real|being or occurring in fact or actuality|existent
realism|the attribute of accepting the facts of life and favoring practicality and literal truth|
reality|all of your experiences that determine how things appear to you|
really|in actual fact|
realty|property consisting of houses and land|
reap|gather, as of natural products|harvest glean
rear|the back of a military formation or procession|
rearing|the properties acquired as a consequence of the way you were treated as a child|raising nurture
reason|a rational motive for a belief or action|
reassure|cause to feel sure|assure
rebel|Johnny' was applied as a nickname for Confederate soldiers by the Federal soldiers in the American Civil War|
rebirth|a second or new birth|
rebound|a movement back from an impact|recoil
rebuke|censure severely or angrily|rag trounce lecture chide
rebuttal|the speech act of refuting by offering a contrary contention or argument|
recede|pull back or move away or backward|retire
receding|a slow or gradual disappearance|
receive|get something|have
receiver|a person who liquidates assets or preserves them for the benefit of affected parties|
recent|of the immediate past or just previous to the present time|late
recital|the act of giving an account describing incidents or a course of events|yarn
recite|repeat aloud from memory|
recline|move the upper body backwards and down|
recoil|draw back, as with fear or pain|funk cringe shrink wince quail
record|anything providing permanent evidence of or information about past events|
recorder|a barrister or solicitor who serves as part-time judge in towns or boroughs|
recount|narrate or give a detailed account of|tell recite
recover|get or find back|retrieve regain
recreate|give new life or energy to|revive quicken
recruit|register formally as a participant or member|inscribe
rectify|reduce to a fine, unmixed, or pure state|refine
rectum|the terminal section of the alimentary canal|
recycle|cause to repeat a cycle|
red|of a color at the end of the color spectrum|reddish cherry scarlet
reddened|lighted with red light as if with flames|ablaze
reddish|of a color at the end of the color spectrum|red cherry scarlet
redeemed|saved from the bondage of sin|ransomed
redesign|design anew, make a new design for|
redirect|channel into a new direction|
redo|do over, as of a house|remodel
redraft|a draft for the amount of a dishonored draft plus the costs and charges of drafting again|
reduce|make less complex|
reducing|any process in which electrons are added to an atom or ion|
redwood|the soft reddish wood of either of two species of sequoia trees|
reef|a submerged ridge of rock or coral near the surface of the water|
reeking|wet with secreted or exuded moisture such as sweat or tears|watery
reentry|the act of entering again|
ref|the chief official who is expected to ensure fair play|referee
referee|the chief official who is expected to ensure fair play|ref
refill|fill something that had previously been emptied|
refine|improve or perfect by pruning or polishing|down
refinery|an industrial plant for purifying a crude substance|
refinish|give a new surface|
reflect|manifest or bring back|
reform|a change for the better as a result of correcting abuses|
reformed|caused to abandon an evil manner of living and follow a good one|
refrain|the part of a song where a soloist is joined by a group of singers|
refresh|become or make oneself fresh again|
refuge|a safe place|
refund|money returned to a payer|
refuse|show unwillingness towards|
regain|get or find back|recover retrieve
regale|provide with choice or abundant food or drink|
regalia|paraphernalia indicative of royalty|
regard|look at attentively|consider
regent|members of a governing board|trustee
regime|the organization that is the governing authority of a political unit|
regiment|army unit smaller than a division|brigade
region|the extended spatial location of something|part
register|record in writing|
regret|feel remorse for|repent rue
regular|in accordance with fixed order or procedure or principle|
regulate|fix or adjust the time, amount, degree, or rate of|
reign|a period during which something or somebody is dominant or powerful|
rein|one of a pair of long straps used to control a horse|
reinvent|bring back into existence|
reissue|a publication that is reprinted without changes or editing and offered again for sale|reprint
reject|refuse to accept or acknowledge|
rejoice|feel happiness or joy|
related|being connected either logically or causally or by shared characteristics|
relative|estimated by comparison|
relaxed|without strain or anxiety|
relay|the act of passing something along from one person or group to another|
release|merchandise issued for sale or public showing|
relegate|refer to another person for decision or judgment|submit
relent|give in, as to influence or pressure|soften
relevant|having a bearing on or connection with the subject at issue|
reliably|in a faithful manner|
reliant|relying on another for support|
relic|an antiquity that has survived from the distant past|
relief|the feeling that comes when something burdensome is removed or reduced|
relieved|made easier to bear|
relish|vigorous and enthusiastic enjoyment|gusto
reload|place a new load on|
relocate|become established in a new location|
rely|have faith or confidence in|count bet swear look
remaking|creation that is created again or anew|
remark|make mention of|observe mention
remarry|marry, not for the first time|
remember|recall knowledge from memory|retrieve think
remind|put in the mind of someone|
reminder|a message that helps you remember something|
remodel|do over, as of a house|redo
remorse|a feeling of deep regret|
remove|cause to leave|
removed|separated in relationship by a given degree of descent|
rend|tear or be torn violently|rip
render|cause to become|
rending|resembling a sound of violent tearing as of something ripped apart or lightning splitting a tree|ripping
renege|the mistake of not following suit when able to do so|revoke
renew|reestablish on a new, usually improved, basis or make new or like new|
renewed|restored to a new condition|
renounce|give up, such as power, as of monarchs and emperors, or duties and obligations|
renown|the state or quality of being widely honored and acclaimed|fame
renowned|widely known and esteemed|notable noted
rental|the act of paying for the use of something|
renter|an owner of property who receives payment for its use by another person|
reopen|open again or anew|
repeal|cancel officially|revoke reverse overturn rescind vacate
repeat|to say, state, or perform again|iterate restate
repel|cause to move back by force or influence|drive
repent|turn away from sin or do penitence|
replace|substitute a person or thing for|
replay|something that is played again|
replete|fill to satisfaction|
reported|made known or told about|
reprieve|a relief from harm or discomfort|respite
reprint|a separately printed article that originally appeared in a larger publication|
reprise|repeat an earlier theme of a composition|repeat
reprove|take to task|admonish
republic|a form of government whose head of state is not a monarch|
request|express the need or desire for|
required|necessary for relief or supply|
rerun|broadcast again, as of a film|
rescind|cancel officially|revoke reverse repeal overturn vacate
rescued|delivered from danger|
research|systematic investigation to establish facts|
resent|feel bitter or indignant about|
reserve|hold back or set aside, especially for future use or contingency|
reset|adjust again after an initial failure|
reside|make one's home in a particular place or community|shack domicile
resident|someone who lives at a particular place for a prolonged period or who was born there|occupant
residual|relating to or indicating a remainder|
resign|leave voluntarily|vacate renounce
resist|elude, especially in a baffling way|refuse
resolve|bring to an end|decide settle
resolved|explained or answered|solved
resonant|serving to bring to mind|
resort|have recourse to|
resound|ring or echo with sound|ring
resource|available source of wealth|
respite|a relief from harm or discomfort|reprieve
response|a bodily process occurring due to the effect of some antecedent stimulus or agent|reaction
restart|start an engine again, for example|
restate|to say, state, or perform again|repeat iterate
restore|return to its original or usable and functioning condition|
restrict|place limits on|bound throttle
result|a phenomenon that follows and is caused by some previous phenomenon|effect outcome event upshot
resume|take up or begin anew|restart
retail|the selling of goods to consumers|
retained|continued in your keeping or use or memory|
retainer|a person working in the service of another|servant
retard|cause to move more slowly or operate at a slower rate|
retch|eject the contents of the stomach through the mouth|vomit purge cast sick barf spew chuck upchuck honk
rethink|change one's mind|
retina|the innermost light-sensitive membrane covering the back wall of the eyeball|
retire|withdraw from active participation|
retired|no longer active in your work or profession|
retiring|not arrogant or presuming|
retort|a quick reply to a question or remark|riposte
retrace|to go back over again|
retread|a used automobile tire that has been remolded to give it new treads|
retrieve|get or find back|recover regain
retry|hear or try a court case anew|
reunion|a party of former associates who have come together again|
reunite|unify again, as of a country|
reuse|use again after processing|recycle
revalue|gain in value|
revelry|unrestrained merrymaking|
revenge|action taken in return for an injury or offense|
revenue|the entire amount of income before any deductions are made|
revered|profoundly honored|
reverie|absentminded dreaming while awake|
reverse|change to the contrary|turn
revert|go back to a previous state|
review|look at again|
revile|spread negative information about|
revised|improved or brought up to date|
revising|editing that involves writing something again|
revive|cause to regain consciousness|
reviving|tending to impart new life and vigor to|
revoke|the mistake of not following suit when able to do so|renege
revolved|turned in a circle around an axis|rotated
revolver|a door consisting of four orthogonal partitions that rotate about a central pivot|
reward|a recompense for worthy acts or retribution for wrongdoing|payoff
rework|use again in altered form|retread
rhetoric|using language effectively to please or persuade|
rhyme|correspondence in the sounds of two or more lines|
rhyming|having corresponding sounds especially terminal sounds|
rhythmic|recurring with measured regularity|
rib|any of the 12 pairs of curved arches of bone extending from the spine to or toward the sternum in humans|
ribbed|furnished or strengthened with ribs|
ribbon|any long object resembling a thin line|
rich|possessing material wealth|
rickshaw|a small two-wheeled cart for one passenger|
ricochet|a glancing rebound|
riddance|the act of removing or getting rid of something|
riddled|damaged throughout by numerous perforations or holes|
rider|a clause that is appended to a legislative bill|
ridicule|language or behavior intended to mock or humiliate|
riding|the sport of sitting on the back of a horse while controlling its movements|
rifle|go through in search of something|
rifled|of a firearm|
rift|a gap between cloud masses|
rigging|gear consisting of ropes etc. supporting a ship's masts and sails|
rightly|with honesty|justly
rigidity|the physical property of being stiff and resisting bending|
rile|cause annoyance in|annoy rag bother irritate nark nettle chafe devil
rim|the shape of a raised edge of a more or less circular object|
ring|sound loudly and sonorously|peal
ringing|the giving of a ring as a token of engagement|
ringlet|a round shape formed by a series of concentric circles|curl scroll
ringworm|infections of the skin or nails caused by fungi and appearing as itching circular patches|
rinse|wash off soap or remaining dirt|
rinsing|the removal of soap with clean water in the final stage of washing|rinse
riot|a public act of violence by an unruly mob|
rioter|troublemaker who participates in a violent disturbance of the peace|
rip|tear or be torn violently|rend
ripened|of wines, fruit, cheeses|
riposte|a quick reply to a question or remark|retort
ripping|resembling a sound of violent tearing as of something ripped apart or lightning splitting a tree|rending
ripple|a small wave on the surface of a liquid|rippling
rippling|a small wave on the surface of a liquid|ripple
risen|above the horizon|
rising|advancing or becoming higher or greater in degree or value or status|
risk|expose to a chance of loss or damage|
rite|an established ceremony prescribed by a religion|
ritual|any customary observance or practice|rite
ritzy|luxuriously elegant|
rivalry|the act of competing as for profit or a prize|
river|a large natural stream of water|
rivet|direct one's attention on something|pore
riveting|capable of arousing and holding the attention|gripping
road|an open way for travel or transportation|route
roadway|a road over which vehicles travel|
roar|make a loud noise, as of wind, water, or vehicles|
roast|cook with dry heat, usually in an oven|
roasting|cooking by dry heat in an oven|
robber|a thief who steals from someone by threatening violence|
robed|dressed or clothed especially in fine attire|attired
robot|a mechanism that can move automatically|
rocket|a jet engine containing its own propellant and driven by reaction propulsion|
rocky|causing or characterized by jolts and irregular movements|jumpy
rod|a long thin implement made of metal or wood|
roe|fish eggs or egg-filled ovary|
roguish|playful in an appealingly bold way|
role|the actions and activities assigned to or required or expected of a person or group|function office part
rolled|especially of petals or leaves in bud|
rollick|play boisterously|lark sport cavort
roman|a resident of modern Rome|
romance|a relationship between two lovers|
romantic|a soulful or amorous idealist|
roof|a protective covering that covers or forms the top of a building|
rooftop|the top of a roof|
room|an area within a building enclosed by walls and floor and ceiling|
roomful|the quantity a room will hold|
roommate|an associate who shares a room with you|roomy
roomy|having ample space|
rooted|absolutely still|frozen
rooter|an enthusiastic devotee of sports|
rope|a strong line|
roping|capturing cattle or horses with a lasso|
rose|of something having a dusty purplish pink color|
rosemary|widely cultivated for its fragrant grey-green leaves used in cooking and in perfumery|
rostrum|a platform raised above the surrounding level to give prominence to the person on it|podium stump
rot|a state of decay usually accompanied by an offensive odor|
rotary|a road junction at which traffic streams circularly around a central island|
rotated|turned in a circle around an axis|revolved
rotation|a transformation in which the coordinate axes are rotated by a fixed angle about the origin|
rotor|the rotating armature of a motor or generator|
rotted|damaged by decay|decayed
rotund|spherical in shape|
rouge|makeup consisting of a pink or red powder applied to the cheeks|paint blusher
rouged|marked by the use of various kinds of red makeup|
roughage|coarse, indigestible plant food low in nutrients|
round|having the shape or form of a circle|circular
rounder|a dissolute person|
roundup|the activity of gathering livestock together so that they can be counted or branded or sold|
rout|cause to flee|expel
route|an established line of travel or access|
routine|an unvarying or habitual method or procedure|
rove|move about aimlessly or without any destination, often in search of food or employment|swan cast range drift vagabond
row|an arrangement of objects or people side by side in a line|
rowdy|a cruel and brutal fellow|tough hooligan ruffian
royal|of or relating to or indicative of or issued or performed by a king or queen or other monarch|
royalty|payment to the holder of a patent or copyright or resource for the right to use their property|
rubber|returned for lack of funds|
rubbing|the resistance encountered when one body is moved in contact with another|friction
rubble|the remains of something that has been destroyed or broken up|dust
rubdown|the act of rubbing down, usually for relaxation or medicinal purposes|
rubric|an authoritative rule of conduct or procedure|
rucksack|a bag carried by a strap on your back or shoulder|backpack
rudder|a hinged vertical airfoil mounted at the tail of an aircraft and used to make horizontal course changes|
rude|socially incorrect in behavior|
rue|European strong-scented perennial herb with grey-green bitter-tasting leaves|
rueful|feeling or expressing pain or sorrow for sins or offenses|contrite
ruffian|a cruel and brutal fellow|tough hooligan rowdy
ruffle|stir up so as to form ripples|ripple
rugby|a form of football played with an oval ball|
rugged|sturdy and strong in constitution or construction|
ruin|destroy completely|
rule|a principle or condition that customarily governs behavior|
ruled|subject to a ruling authority|
ruling|the reason for a court's judgment|
rumble|a loud low dull continuous noise|rumbling grumble
rumbling|a loud low dull continuous noise|rumble grumble
ruminate|chew the cuds|
rump|the part of an animal that corresponds to the human buttocks|
rumple|disturb the smoothness of|ruffle
runaway|completely out of control|
rune|any character from an ancient Germanic alphabet used in Scandinavia from the 3rd century to the Middle Ages|
rung|a crosspiece between the legs of a chair|round
running|a play in which a player attempts to carry the ball through or past the opposing team|
runt|disparaging terms for small people|shrimp
runway|a chute down which logs can slide|
ruse|a deceptive maneuver|artifice
rushed|done under pressure|
rushing|an attempt to advance the ball by running into the line|
rusting|the formation of reddish-brown ferric oxides on iron by low-temperature oxidation in the presence of water|
rustle|make a dry crackling sound|
rustler|someone who steals livestock|
rusty|impaired in skill by neglect|
rutted|full of ruts|
sabotage|a deliberate act of destruction or disruption in which equipment is damaged|
sac|an enclosed space|pocket
sacked|having been robbed and destroyed by force and violence|pillaged ravaged
sacking|coarse fabric used for bags or sacks|bagging
sad|experiencing or showing sorrow or unhappiness|
saddle|a seat for the rider of a horse or other animal|
sadist|someone who obtains pleasure from inflicting pain on others|
sadly|in an unfortunate way|
safari|an overland journey by hunters|campaign
safe|free from danger or the risk of harm|
saffron|Old World crocus having purple or white flowers with aromatic pungent orange stigmas used in flavoring food|
saga|a narrative telling the adventures of a hero or a family|
sagging|hanging down|drooping
sail|traverse or travel on|
sailing|the work of a sailor|
saint|person of exceptional holiness|angel
sake|a reason for wanting something done|interest
salami|highly seasoned fatty sausage of pork and beef usually dried|
salaried|receiving a salary|
sale|a particular instance of selling|
salivate|be envious, desirous, eager for, or extremely happy about something|
salmon|any of various large food and game fishes of northern waters|
saloon|a room or establishment where alcoholic drinks are served over a counter|barroom bar
salsa|spicy sauce of tomatoes and onions and chili peppers to accompany Mexican foods|
salting|the act of adding salt to food|
salute|propose a toast to|toast drink pledge
salve|semisolid preparation applied externally as a remedy or for soothing an irritation|balm
salving|having a softening or soothing effect especially to the skin|
sample|a small part of something intended as representative of the whole|
sampler|a piece of embroidery demonstrating skill with various stitches|
sampling|the selection of a suitable sample for study|
sanction|formal and explicit approval|
sand|a loose material consisting of grains of rock or coral|
sandbag|a bag filled with sand|
sandman|an elf in fairy stories who sprinkles sand in children's eyes to make them sleepy|
sandwich|two slices of bread with a filling between them|
sandy|of hair color|
sang|North American woodland herb similar to and used as substitute for the Chinese ginseng|
sanity|normal or sound powers of mind|
sap|a watery solution of sugars, salts, and minerals that circulates through the vascular system of a plant|
sarcasm|witty language used to convey insults or scorn|satire
sardonic|disdainfully or ironically humorous|
sash|a framework that holds the panes of a window in the window frame|
sassy|improperly forward or bold|fresh smart wise
satanic|extremely evil or cruel|demonic
satchel|luggage consisting of a small case with a flat bottom and a shoulder strap|
satin|a smooth fabric of silk or rayon|
satire|witty language used to convey insults or scorn|sarcasm
satisfy|meet the requirements or expectations of|
sauce|flavorful relish or dressing or topping served as an accompaniment to food|
saucer|something with a round shape resembling a flat circular plate|disk
sauna|a Finnish steam bath|
sausage|highly seasoned minced meat stuffed in casings|
savage|able or disposed to inflict pain or suffering|cruel
savagely|in a vicious manner|brutally
savagery|the property of being untamed and ferocious|
save|to keep up and reserve for personal or special use|preserve
savvy|get the meaning of something|dig grasp
saw|hand tool having a toothed blade for cutting|
sax|a single-reed woodwind with a conical bore|
say|express in words|state tell
scab|someone who works during a strike|
scaffold|a temporary arrangement erected around a building for convenience of workers|
scalar|a variable quantity that cannot be resolved into components|
scale|an ordered reference standard|
scallop|one of a series of rounded projections formed by curves along an edge|
scalper|someone who buys something and resells it at a price far above the initial cost|
scam|a fraudulent business scheme|
scan|examine minutely or intensely|
scandal|disgraceful gossip about the private lives of other people|dirt
scanner|someone who scans verse to determine the number and prosodic value of the syllables|
scant|less than the correct or legal or full amount often deliberately so|light short
scar|a mark left by the healing of injured tissue|
scarcely|only a very short time before|barely hardly just
scarcity|a small and inadequate amount|
scarlet|a variable color that is vivid red but sometimes with an orange tinge|
scary|provoking fear terror|chilling
scatter|to cause to separate and go in different directions|disperse dispel
scenario|an outline or synopsis of a play|
scenery|the painted structures of a stage set that are intended to suggest a particular locale|
scenic|used of locations|
scented|having the sense of smell|
schedule|plan for an activity or event|
schism|division of a group into opposing factions|split
schlock|merchandise that is shoddy or inferior|
schmooze|an informal conversation|chat
school|an educational institution|
schooner|a large beer glass|
science|ability to produce solutions in some problem domain|
scoff|laugh at with contempt and derision|
scoffing|showing your contempt by derision|mockery scoff
scolding|rebuking a person harshly|chiding
scoot|run or move very quickly or hastily|dart dash shoot
scooter|child's two-wheeled vehicle operated by foot|
scorch|make very hot and dry|sear
score|a number or letter indicating quality|grade
scoring|evaluation of performance by assigning a grade or score|marking
scorned|treated with dislike or contempt|despised detested hated
scorpion|the eighth sign of the zodiac|
scoured|worn away as by water or ice or wind|eroded
scouring|moving over territory to search for something|
scowl|frown with displeasure|
scowling|sullen or unfriendly in appearance|
scrabble|an aimless drawing|doodle
scram|leave immediately|
scrape|cut the surface of|scratch
scratch|cause friction|fray fret chafe
scrawl|write carelessly|
scream|utter a sudden loud cry|shout cry holler squall
screech|a high-pitched noise resembling a human cry|scream
screw|someone who guards prisoners|
screwy|not behaving normally|
scribe|score a line on with a pointed instrument, as in metalworking|
scrimp|subsist on a meager allowance|stint skimp
script|a written version of a play or other dramatic composition|
scroll|a round shape formed by a series of concentric circles|curl ringlet
scrooge|a selfish person who is unwilling to give or spend|
scrounge|collect or look around for|
scruffy|shabby and untidy|
scrutiny|the act of examining something closely|
scuffle|disorderly fighting|hassle
sculptor|a faint constellation in the southern hemisphere near Phoenix and Cetus|
scum|worthless people|
scurry|to move about or proceed hurriedly|
scythe|an edge tool for cutting grass|
seafood|edible fish or shellfish or roe etc|
sealed|established irrevocably|
sealing|the act of treating something to make it repel water|
seaman|a man who serves as a sailor|tar jack gob
sear|make very hot and dry|scorch
searing|severely critical|
seashell|the shell of a marine organism|
seasick|experiencing motion sickness|
season|a period of the year marked by special events or activities in some field|
seasoned|aged or processed|
seat|a space reserved for sitting|
seating|an area that includes places where several people can sit|
secede|withdraw from an organization or communion|
seclude|keep away from others|
second|coming next after the first in position in space or time or degree or magnitude|
secret|not open or public|
secrete|generate and separate from cells or bodily fluids|release
section|a self-contained part of a larger composition|
secular|someone who is not a clergyman or a professional person|layman
secure|get by special effort|procure
securely|in a confident and unselfconscious manner|
security|the state of being free from danger or injury|
sedan|a car that is closed and that has front and rear seats and two or four doors|saloon
sedative|tending to soothe or tranquilize|
seduce|lure or entice away from duty, principles, or proper conduct|
seed|a small hard fruit|
seeded|selectively arranged in the draw for position in a tournament so that they meet each other in later rounds|
seedling|young plant or tree grown from a seed|
seeing|perception by means of the eyes|
seek|try to get or reach|
seem|give a certain impression or have a certain outward aspect|look appear
seeming|appearing as such but not necessarily so|apparent
seep|pass gradually or leak through or as if through small openings|ooze
seepage|the process of seeping|ooze oozing
seeping|leaking out slowly|oozing
seesaw|a plaything consisting of a board balanced on a fulcrum|
seethe|be noisy with activity|hum
segment|one of several parts or pieces that fit with others to constitute a whole object|section
seizure|the act of forcibly dispossessing an owner of property|
selected|chosen in preference to another|
self|your consciousness of your own identity|ego
sell|exchange or deliver for money or its equivalent|
seller|someone who promotes or exchanges goods or services for money|vendor
sellout|someone who has sold out|
seminal|pertaining to or containing or consisting of semen|
seminar|any meeting for an exchange of ideas|
senate|assembly possessing high legislative powers|
send|cause to go somewhere|direct
sending|the act of causing something to go|
senile|mentally or physically infirm with age|
senior|an undergraduate student during the year preceding graduation|
sensed|detected by instinct or inference rather than by recognized perceptual cues|
sensible|showing reason or sound judgment|
sensing|the perception that something has occurred or some state exists|
sensory|of a nerve fiber or impulse originating outside and passing toward the central nervous system|
sent|caused or enabled to go or be conveyed or transmitted|
sentence|a string of words satisfying the grammatical rules of a language|
sentry|a person employed to keep watch for some anticipated event|watch picket
sequel|something that follows something else|
sequin|adornment consisting of a small piece of shiny material used to decorate clothing|spangle
sequoia|either of two huge coniferous California trees that reach a height of 300 feet|redwood
serene|not agitated|tranquil
serenity|a disposition free from stress or emotion|
sergeant|any of several noncommissioned officer ranks in the Army or Air Force or Marines ranking above a corporal|
sermon|an address of a religious nature|
serrated|notched like a saw with teeth pointing toward the apex|
servant|a person working in the service of another|retainer
serve|do duty or hold offices|
serving|an individual quantity of food or drink taken as part of a meal|helping
session|the time during which a school holds classes|
setback|an unfortunate happening that hinders or impedes|reverse
setter|one who sets written material into type|
settle|bring to an end|decide resolve
settled|established or decided beyond dispute or doubt|
settling|a gradual sinking to a lower level|
seven|being one more than six|
seventy|being ten more than sixty|
sever|set or keep apart|
severe|intensely or extremely bad or unpleasant in degree or quality|terrible
severely|with sternness|
sew|create with cloth|tailor
sewed|fastened with stitches|sewn
sewing|joining or attaching by stitches|
sewn|fastened with stitches|sewed
sexist|a man with a chauvinistic belief in the inferiority of women|
shabby|showing signs of wear and tear|tatty
shack|small crude shelter used as a dwelling|hutch shanty
shackled|bound by chains fastened around the ankles|
shading|graded markings that indicate light or shaded areas in a drawing or painting|
shadowed|filled with shade|shady
shady|quiet, dark, or concealed|
shaggy|used of hair|
shaken|disturbed psychologically as if by a physical jolt or shock|jolted
shaking|the act of causing something to move up and down with quick movements|
sham|something that is a counterfeit|fake
shamble|walk by dragging one's feet|scuffle
shamed|showing a sense of guilt|
shampoo|cleansing agent consisting of soaps or detergents used for washing the hair|
shanty|small crude shelter used as a dwelling|hutch shack
share|assets belonging to or due to or contributed by an individual person or group|part
sharing|using or enjoying something jointly with others|
sharper|a professional card player who makes a living by cheating at card games|
sharply|in an aggressive manner|
shave|remove body hair with a razor|
shaven|having the beard or hair cut off close to the skin|
shaving|the act of removing hair with a razor|shave
shawl|cloak consisting of an oblong piece of cloth used to cover the head and shoulders|
sheaf|a package of several things tied together for carrying or storing|
sheared|shaped or finished by cutting or trimming to a uniform length|
sheath|a protective covering|
sheathe|plunge or bury in flesh|
shedding|the process whereby something is shed|
sheep|woolly usually horned ruminant mammal related to the goat|
sheepish|like or suggestive of a sheep in docility or stupidity or meekness or timidity|
sheet|any broad thin expanse or surface|
shelf|a support that consists of a horizontal surface for holding objects|
shelling|the heavy fire of artillery to saturate an area rather than hit a specific target|barrage battery
shelve|hold back to a later time|postpone
shepherd|a clergyman who watches over a group of people|
sheriff|the principal law-enforcement officer in a county|
shield|protect, hide, or conceal from danger or harm|
shift|change place or direction|dislodge
shifty|characterized by insincerity or deceit|
shimmer|a weak and tremulous light|play
shine|be bright by reflecting or casting light|reflect
shingle|building material used as siding or roofing|
shiny|reflecting light|glossy
ship|a vessel that carries passengers or freight|
shipment|goods carried by a large vehicle|cargo load loading payload
shipping|the commercial enterprise of moving goods and materials|
shire|a former administrative district of England|
shirk|avoid dealing with|
shirking|the evasion of work or duty|slacking
shit|obscene words for unacceptable behavior|bullshit
shocked|struck with fear, dread, or consternation|appalled dismayed
shod|wearing footgear|
shoddy|reclaimed wool fiber|
shoot|make a film or photograph of something|take
shop|a mercantile establishment for the retail sale of goods or services|store
shoplift|steal in a store|
shopper|someone who visits stores in search of articles to buy|
shore|the land along the edge of a body of water|
shoring|a beam or timber that is propped against a structure to provide support|shore
short|primarily temporal sense|long
shortcut|a route shorter than the usual one|cutoff
shorten|reduce in scope while retaining essential elements|contract reduce
shot|the act of firing a projectile|
shout|utter in a loud voice|
shouted|in a vehement outcry|yelled
shove|come into rough contact with while moving|jostle
shovel|a hand tool for lifting loose material|
show|give an exhibition of to an interested audience|
showdown|a hostile disagreement face-to-face|
shower|a plumbing fixture that sprays water over you|
showman|a person skilled at making effective presentations|
showy|marked by ostentation but often tasteless|
shred|a tiny or scarcely detectable amount|
shrew|a scolding nagging bad-tempered woman|
shrieked|uttered in a shrill scream as of pain or terror|
shrimp|disparaging terms for small people|runt
shrink|wither, as with a loss of moisture|
shroud|a line that suspends the harness from the canopy of a parachute|
shrub|a low woody perennial plant usually having several major stems|bush
shrug|raise one's shoulders to indicate indifference or resignation|
shuck|remove from the shell|
shudder|shake, as from cold|
shunt|a passage by which a bodily fluid is diverted from one channel to another|
shutdown|termination of operations|closure
shuteye|informal term for sleep|
shutting|the act of closing something|
shyly|in a shy or timid or bashful manner|timidly
sibling|a person's brother or sister|
sick|affected by an impairment of normal physical or mental function|
side|a place within a region identified relative to a center or reference location|
sidekick|a close friend who accompanies his buddies in their activities|buddy brother pal
sideline|a line that marks the side boundary of a playing field|
sideshow|a subordinate incident of little importance relative to the main event|
sidewalk|walk consisting of a paved area for pedestrians|pavement
sidle|move unobtrusively or furtively|
siege|the action of an armed force that surrounds a fortified place and isolates it while continuing to attack|
siesta|a nap in the early afternoon|
sigh|an utterance made by exhaling audibly|
sight|an instance of visual perception|
sighting|the act of observing|watching
sign|a perceptible indication of something not immediately apparent|
signed|used of the language of the deaf|sign
signing|language expressed by visible hand gestures|
silence|the absence of sound|
silencer|short tube attached to the muzzle of a gun that deadens the sound of firing|
silent|marked by absence of sound|still
silently|without speaking|mutely
silk|a fabric made from the fine threads produced by certain insect larvae|
sill|a flat mass of igneous rock between two layers of older sedimentary rock|
silo|a cylindrical tower used for storing silage|
silt|mud or clay or small rocks deposited by a river or lake|
similar|marked by correspondence or resemblance|
simile|a figure of speech that expresses a resemblance between things of different kinds|
simplify|make simpler or easier or reduce in complexity or extent|
simulate|reproduce someone's behavior or looks|imitate copy
sincere|open and genuine|
sinewy|consisting of tendons or resembling a tendon|
sing|produce tones with the voice|
singe|burn superficially or lightly|
singing|smooth and flowing|
singsong|a regular and monotonous rising and falling intonation|
sinister|threatening or foreshadowing evil or tragic developments|
sinking|a descent as through liquid|
sinning|transgressing a moral or divine law|
siphon|a tubular organ in an aquatic animal through which water can be taken in or expelled|
sire|make by reproduction|engender generate
siren|a sea nymph supposed to lure sailors to destruction on the rocks where the nymphs lived|
sissy|a timid man or boy considered childish or unassertive|
sit|be around, often idly or without specific purpose|
site|the piece of land on which something is located|
sitting|the act of assuming a certain position|posing
situate|determine or indicate the place, site, or limits of, as if by an instrument or by a survey|
six|the cardinal number that is the sum of five and one|
sixteen|being one more than fifteen|
sixtieth|position 60 in a countable series of things|
sixty|being ten more than fifty|
sized|having the surface treated or coated with sizing|
sizing|any glutinous material used to fill pores in surfaces or to stiffen fabrics|
sizzling|hot enough to burn with or as if with a hissing sound|
skating|the sport of gliding on skates|
skeleton|something reduced to its minimal form|
sketch|preliminary drawing for later elaboration|
sketchy|giving only major points|
skewed|having an oblique or slanting direction or position|
skid|slide without control|
skier|someone who skis|
skiing|a sport in which participants must travel on skis|
skim|travel on the surface of water|plane
skimming|the act of removing floating material from the surface of a liquid|
skimp|work hastily or carelessly|scant
skimpy|containing little excess|
skinhead|a person whose head is bald or shaved|
skinned|having skin of a specified kind|
skip|intentionally fail to attend|
skipper|a student who fails to attend classes|
skirt|cloth covering that forms the part of a garment below the waist|
skirting|being all around the edges|
skittish|unpredictably excitable|flighty
skulk|lie in wait, lie in ambush, behave in a sneaky and secretive manner|
skulking|evading duty or work by pretending to be incapacitated|
skullcap|rounded brimless cap fitting the crown of the head|
skydive|jump from an airplane and perform various maneuvers before opening one's parachute|
skydiver|a person who jumps from a plane and performs various gymnastic maneuvers before pulling the parachute cord|
skylight|a window in a roof to admit daylight|
skyline|the outline of objects seen against the sky|
slack|not tense or taut|loose
slacken|become slow or slower|slow slack
slacker|a person who shirks his work or duty|
slacking|the evasion of work or duty|shirking
slang|informal language consisting of words and expressions that are not considered appropriate for formal occasions|
slanted|favoring one person or side over another|biased
slap|hit with something flat, like a paddle or the open hand|
slapdash|in a careless or reckless manner|
slashed|patterned by having color applied with sweeping strokes|
slat|a thin strip|
slate|designate or schedule|
slather|spread thickly|
slave|a person who is owned by someone|
slavery|the state of being under the control of another person|
sled|a vehicle mounted on runners and pulled by horses or dogs|
sleek|make slick or smooth|slick
sleep|a natural and periodic state of rest during which consciousness of the world is suspended|
sleeping|the state of being asleep|
sleet|partially melted snow|slush
sleeve|the part of a garment that is attached at the armhole and that provides a cloth covering for the arm|
sleuth|a detective who follows a trail|
slice|a share of something|piece
slicing|a golf shot that curves to the right for a right-handed golfer|slice
slick|a slippery smoothness|slip
slicker|a macintosh made from cotton fabric treated with oil and pigment to make it waterproof|
slide|move obliquely or sideways, usually in an uncontrolled manner|skid slip
sliding|being a smooth continuous motion|
slightly|to a small degree or extent|somewhat
slime|any thick, viscous matter|goo gunk muck ooze
slimy|morally reprehensible|vile unworthy
sling|a highball with liquor and water with sugar and lemon or lime juice|
slink|walk stealthily|
slip|move stealthily|
slipper|a person who slips or slides because of loss of traction|
slippery|causing or tending to cause things to slip or slide|
slipshod|marked by great carelessness|slapdash sloppy
slither|to pass or move unobtrusively or smoothly|slide
sliver|a small thin sharp bit or wood or glass or metal|
slob|a coarse obnoxious person|pig
slog|work doggedly or persistently|
slope|an elevated geological formation|incline side
sloping|having an oblique or slanted direction|diagonal slanted
sloppily|in a sloppy manner|
sloppy|lacking neatness or order|
sloth|a disinclination to work or exert yourself|
slouch|an incompetent person|
slow|not moving quickly|
slowing|a decrease in rate of change|
slowpoke|someone who moves slowly|
slug|strike heavily, especially with the fist or a bat|slog swig
sluggish|moving slowly|
slum|a district of a city marked by poverty and inferior living conditions|
slump|assume a drooping posture or carriage|slouch
slur|a curved line spanning notes that are to be played legato|
slurred|spoken as if with a thick tongue|thick
slush|partially melted snow|sleet
slut|a dirty untidy woman|
slyly|in an artful manner|craftily
smallish|rather small|
smart|showing mental alertness and calculation and resourcefulness|
smartly|in a clever manner|
smashing|the act of breaking something into small pieces|
smell|inhale the odor of|
smelling|the act of perceiving the odor of something|smell
smelt|small cold-water silvery fish|
smile|change one's facial expression by spreading the lips, often to signal pleasure|
smirk|smile affectedly or derisively|
smith|Rhodesian statesman who declared independence of Zimbabwe from Great Britain|
smock|a loose coverall reaching down to the ankles|
smoggy|clouded with a mixture of smoke and fog|
smoking|emitting smoke in great volume|
smoothly|with no problems or difficulties|
smudge|a smoky fire to drive away insects|
smug|marked by excessive complacency or self-satisfaction|
smuggled|distributed or sold illicitly|bootleg black
smut|make obscene|
smutty|characterized by obscenity|cruddy
snafu|cause to be in a state of complete confusion|
snag|a sharp protuberance|
snake|limbless scaly elongate reptile|
snap|utter in an angry, sharp, or abrupt tone|snarl
snappy|apt to speak irritably|
snapshot|an informal photograph|snap shot
snarl|utter in an angry, sharp, or abrupt tone|snap
snatch|to grasp hastily or eagerly|snap
sneak|to go stealthily or furtively|mouse
sneaker|a canvas shoe with a pliable rubber sole|
sneaky|marked by deception|
sneeze|a symptom consisting of the involuntary expulsion of air from the nose|
snicker|laugh quietly|
sniff|perceive by inhaling through the nose|whiff
sniffle|the act of breathing heavily through the nose|
snip|a small piece of anything|snipping
sniper|a marksman who shoots at people from a concealed place|
snipping|a small piece of anything|snip
snitch|someone acting as an informer or decoy for the police|sneak sneaker canary
snobbery|the trait of condescending to those of lower social status|
snooker|a form of pool played with 15 red balls and six balls of other colors and a cue ball|
snoop|watch, observe, or inquire secretly|sleuth
snooty|overly conceited or arrogant|
snorkel|breathing device consisting of a bent tube fitting into a swimmer's mouth and extending above the surface|
snorting|an act of forcible exhalation|huffing
snout|a long projecting or anterior elongation of an animal's head|
snowball|plant having heads of fragrant white trumpet-shaped flowers|
snuff|the charred portion of a candlewick|
snuggled|drawn or pressed close to someone or something for or as if for affection or protection|nestled
soak|submerge in a liquid|
soaking|the process of becoming softened and saturated as a consequence of being immersed in water|soak
soap|a cleansing agent made from the salts of vegetable or animal fats|
soar|rise rapidly|surge zoom
sob|weep convulsively|
sobbing|convulsive gasp made while weeping|sob
sobering|tending to make sober or more serious|
soccer|a football game in which two teams of 11 players try to kick or head a ball into the opponents' goal|
social|living together or enjoying life in communities or organized groups|
socially|by or with respect to society|
sock|hosiery consisting of a cloth covering for the foot|
socket|a bony hollow into which a structure fits|
sod|surface layer of ground containing a mat of grass and grass roots|
soda|a sodium salt of carbonic acid|
sodden|wet through and through|
sodium|a silvery soft waxy metallic element of the alkali metal group|
sofa|an upholstered seat for more than one person|lounge
soft|yielding readily to pressure or weight|
soften|lessen in force or effect|damp weaken break
softly|with low volume|
soggy|soft and watery|marshy muddy sloppy
solace|the comfort you feel when consoled in times of disappointment|
sold|disposed of to a purchaser|
solder|an alloy used when melted to join two metal surfaces|
soldier|an enlisted man or woman who serves in an army|
solemn|dignified and somber in manner or character and committed to keeping promises|
solicit|make amorous advances towards|woo court romance
solidify|make solid or more solid|
solidity|the consistency of a solid|
solitude|a state of social isolation|
soluble|capable of being dissolved in some solvent|
solvable|capable of being solved|
solved|explained or answered|resolved
solvent|a liquid substance capable of dissolving other substances|
some|used with either mass nouns or plural count nouns to indicate an unspecified number or quantity|
someday|some unspecified time in the future|
someone|a human being|mortal
sometime|at some indefinite or unstated time|
somewhat|to a small degree or extent|slightly
sonata|a musical composition of 3 or 4 movements of contrasting forms|
song|a short musical composition with words|vocal
sonnet|a verse form consisting of 14 lines with a fixed rhyme scheme|
sooner|a native or resident of Oklahoma|
soothe|give moral or emotional strength to|comfort solace
soothing|affording physical relief|
sop|piece of solid food for dipping in a liquid|
soprano|a female singer|
sordid|morally degraded|
sore|an open skin infection|
sorority|a social club for female undergraduates|
sorrow|an emotion of great sadness associated with loss or bereavement|
sorry|without merit|
sorting|an operation that segregates items into groups according to a specified criterion|
sought|that is looked for|
soulful|full of or expressing deep emotion|
sounding|appearing to be as specified|looking
soup|liquid food especially of meat or fish or vegetable stock often containing pieces of solid food|
source|the place where something begins, where it springs into being|origin
soured|having turned bad|
southpaw|a baseball pitcher who throws the ball with the left hand|
sow|place in or on the ground for future growth|seed
sown|sprinkled with seed|seeded
spa|a health resort near a spring or at the seaside|
spacial|pertaining to or involving or having the nature of space|spatial
spacing|the time between occurrences of a repeating event|
span|to cover or extend over an area or time period|traverse sweep
spangle|adornment consisting of a small piece of shiny material used to decorate clothing|sequin
spaniel|any of several breeds of small to medium-sized gun dogs with a long silky coat and long frilled ears|
spanner|a hand tool that is used to hold or twist a nut or bolt|
spar|a stout rounded pole of wood or metal used to support rigging|
sparing|avoiding waste|
sparkle|merriment expressed by a brightness or gleam or animation of countenance|twinkle light
sparkler|a firework that burns slowly and throws out a shower of sparks|
sparrow|any of several small dull-colored singing birds feeding on seeds or insects|
spasm|a painful and involuntary muscular contraction|cramp
spat|a quarrel about petty points|squabble
spatial|pertaining to or involving or having the nature of space|spacial
spatter|dash a liquid upon or against|splatter
spawn|the mass of eggs deposited by fish or amphibians or molluscs|
spay|remove the ovaries of|neuter
spaying|neutering a female by removing the ovaries|
speaker|someone who expresses in language|talker
spear|an implement with a shaft and barbed point used for catching fish|lance
special|surpassing what is common or usual or expected|especial
specify|decide upon or fix definitely|fix
speck|a very small spot|pinpoint
specked|having a pattern of dots|dotted flecked
speckle|a small contrasting part of something|spot fleck
speech|the act of delivering a formal spoken communication to an audience|
speeding|changing location rapidly|hurrying
speedy|accomplished rapidly and without delay|quick
spell|a psychological state induced by a magical incantation|
spelling|forming words with letters according to the principles underlying accepted usage|
spending|money paid out|outlay
sperm|the male reproductive cell|
spew|expel or eject from the mouth|spit
sphinx|an inscrutable person who keeps his thoughts and intentions secret|
spider|a skillet made of cast iron|
spiel|plausible glib talk|patter
spigot|a plug for a bunghole in a cask|tap
spiked|having a long sharp point|
spinach|southwestern Asian plant widely cultivated for its succulent edible dark green leaves|
spindly|long and lean|
spine|any sharply pointed projection|spur
spinster|an elderly unmarried woman|
spire|a tall tower that forms the superstructure of a building and that tapers to a point at the top|
spirited|displaying animation, vigor, or liveliness|
spit|expel or eject from the mouth|spew
spittle|a clear liquid secreted into the mouth by the salivary glands and mucous glands of the mouth|saliva spit
splashed|having been propelled about in flying drops or masses|
splat|give off the sound of a bullet flattening on impact|
splatter|the noise of something spattering or sputtering explosively|spatter sputter
splay|an outward bevel around a door or window that makes it seem larger|
splendid|characterized by grandeur|
splicing|a junction where two things have been joined together|
split|extending the legs at right angles to the trunk|
spoil|make a mess of, destroy or ruin|bumble fumble flub bungle fluff
spoke|support consisting of a radial member of a wheel joining the hub to the rim|
sponge|someone able to acquire new knowledge and skills rapidly and easily|
sponsor|someone who supports or champions something|patron
spool|a winder around which thread or tape or film or other flexible materials can be wound|
spoon|a piece of cutlery with a shallow bowl-shaped container and a handle|
spoonful|as much as a spoon will hold|spoon
sporadic|recurring in scattered and irregular or unpredictable instances|
sport|an active diversion requiring physical exertion and competition|
sporty|marked by conspicuous display|flashy jazzy showy
spot|a point located with respect to surface features of some region|
spotty|lacking consistency|
spout|gush forth in a sudden stream or jet|
sprain|a painful injury to a joint caused by a sudden wrenching of its ligaments|
spray|a pesticide in suspension or solution|
spraying|the dispersion of fungicides or insecticides or fertilizer on growing crops|
spree|a brief indulgence of your impulses|
sprig|a small branch or division of a branch|twig
springy|light and confidently active|
sprint|run very fast, usually for a short distance|
sprout|produce buds, branches, or germinate|shoot spud
spruce|make neat, smart, or trim|
spud|an edible tuber native to South America|
spunk|material for starting a fire|kindling
spur|a verbalization that encourages you to attempt something|goad prod urging spurring
spurned|rebuffed without warning|
spurring|a verbalization that encourages you to attempt something|goad prod urging spur
sputter|make an explosive sound|
spying|keeping a secret or furtive watch|
squabble|a quarrel about petty points|spat
squadron|a cavalry unit consisting of two or more troops and headquarters and supporting arms|
squall|make high-pitched, whiney noises|
squalor|sordid dirtiness|
squander|spend thoughtlessly|
squash|to compress with violence, out of natural shape or condition|squelch mash
squat|sit on one's heels|crouch hunker
squatter|someone who settles lawfully on government land with the intent to acquire title to it|
squeak|make a high-pitched, screeching noise|whine screech
squeaky|having or making a high-pitched sound such as that made by a mouse or a rusty hinge|
squelch|suppress or crush completely|quell
squint|cross one's eyes as if in strabismus|
squinter|a person with strabismus|
squire|young nobleman attendant on a knight|
squirt|someone who is small and insignificant|
stable|resistant to change of position or condition|
stack|an orderly pile|
staff|personnel who assist their superior in carrying out an assigned task|
stage|any distinct time period in a sequence of events|phase
stagger|walk as if unable to control one's movements|keel lurch careen
staging|the production of a drama on the stage|
stagnate|cease to flow|
stain|color with a liquid dye or tint|
stained|marked or dyed or discolored with foreign matter|
stake|a right or legal share of something|interest
stakeout|surveillance of some place or some person by the police|
stalk|walk stiffly|
stalking|a hunt for game carried on by following it stealthily or waiting in ambush|stalk
stallion|uncastrated adult male horse|entire
stalwart|a person who is loyal to their allegiance|
stammer|speak haltingly|bumble stutter falter
stance|a rationalized mental attitude|position posture
stand|be in some specified state or condition|
standby|something that can be relied on when needed|
standing|social or financial or professional status or reputation|
stanza|a fixed number of lines of verse forming a unit of a poem|
star|a celestial body of hot gases that radiates energy derived from thermonuclear reactions in the interior|
stardom|the status of being acknowledged as a star|
stare|look at with fixed eyes|gaze
starfish|echinoderms characterized by five arms extending from a central disk|
stark|devoid of any qualifications or disguise or adornment|
starred|marked with an asterisk|
starring|indicating the most important performer or role|star stellar
start|take the first step or steps in carrying out an action|
starter|a contestant in a team sport who is in the game at the beginning|
starting|a turn to be a starter|start
startled|excited by sudden surprise or alarm and making a quick involuntary movement|
starved|suffering from lack of food|
stash|a secret store of valuables or money|cache
state|the territory occupied by one of the constituent administrative districts of a nation|province
stately|impressive in appearance|imposing
stater|any of the various silver or gold coins of ancient Greece|
statue|a sculpture representing a human or animal|
statute|an act passed by a legislative body|
staunch|firm and dependable especially in loyalty|
stay|continue in a place, position, or situation|
steadied|made steady or constant|
steadily|at a steady rate or pace|
steak|a slice of meat cut from the fleshy part of an animal or large fish|
stealing|the act of taking something from someone unlawfully|theft
stealth|avoiding detection by moving carefully|stealing
steam|water at boiling temperature diffused in the atmosphere|
steamy|hot or warm and humid|
steel|an alloy of iron with small amounts of carbon|
stellar|indicating the most important performer or role|star starring
stem|the form of a word after all affixes are removed|theme
stencil|a sheet of material that has been perforated with a pattern|
stereo|designating the reproduction of sound using two or more independent audio channels|
sterling|highest in quality|greatest
steroid|any of several fat-soluble organic compounds having as a basis 17 carbon atoms in four rings|
steward|someone who manages property or other affairs for someone else|
stewing|an extreme state of worry and agitation|
stick|an implement consisting of a length of wood|
stickler|someone who insists on something|
stiff|an ordinary man|
stifle|suppress in order to conceal or hide|muffle
stifled|held in check with difficulty|
stigma|the apical end of the style where deposited pollen enters the pistil|
still|with reference to action or condition|
stilt|a column of wood or steel or concrete that is driven into the ground to provide support for a structure|pile
stinger|a cocktail made of made of creme de menthe and brandy|
stingy|unwilling to spend|
stinker|a person who is deemed to be despicable or contemptible|crumb
stint|an unbroken period of time during which you do something|stretch
stipend|a sum of money allotted on a regular basis|
stirred|being excited or provoked to the expression of an emotion|affected touched
stirrup|support consisting of metal loops into which rider's feet go|
stitch|a link or loop or knot made by an implement in knitting, crocheting, embroidery, or sewing|
stock|the capital raised by a corporation through the issue of shares entitling holders to an ownership interest|
stocked|furnished with more than enough|
stocky|having a short and solid form or stature|thick
stodgy|heavy and starchy and hard to digest|
stoical|seeming unaffected by pleasure or pain|
stoicism|an indifference to pleasure or pain|
stole|a wide scarf worn about their shoulders by women|
stolid|having or revealing little emotion or sensibility|
stomach|an enlarged and muscular saclike organ of the alimentary canal|tummy
stone|a lump or mass of hard consolidated mineral matter|
stony|showing unfeeling resistance to tender feelings|flint
stool|a simple seat without a back or arms|
stoop|bend one's back forward from the waist on down|crouch bend
stooping|having the back and shoulders rounded|crooked
stopgap|something contrived to meet an urgent need or emergency|
stoppage|the state of inactivity following an interruption|stay
stopping|fastener consisting of a narrow strip of welded metal used to join steel members|
store|a mercantile establishment for the retail sale of goods or services|shop
stork|large mostly Old World wading birds typically having white-and-black plumage|
story|a message that tells the particulars of an act or occurrence or course of events|tale
stout|euphemisms for fat'|
stow|fill by packing tightly|
stowing|the act of packing or storing away|
straggle|wander from a direct or straight course|
strain|to exert much effort or energy|reach
strainer|a filter to retain larger pieces while smaller pieces and liquids pass through|
strait|a narrow channel of the sea joining two larger bodies of water|
stranded|cut off or left behind|isolated marooned
stranger|anyone who does not belong in the environment in which they are found|alien
strap|an elongated leather strip for binding things together or holding something in position|
strategy|an elaborate and systematic plan of action|
stratum|one of several parallel layers of material arranged one on top of another|
streak|move quickly in a straight line|
streaky|marked with or as if with stripes or linear discolorations|
stream|a natural body of running water flowing on or under the earth|
streamer|a newspaper headline that runs across the full page|
strength|the property of being physically or mentally strong|
stretch|occupy a large, elongated area|
strew|spread by scattering|
strewing|the act of scattering|scatter
stricken|affected by something overwhelming|
strictly|in a stringent manner|
stride|a step in walking or running|pace
strike|have an emotional or cognitive impact upon|move
striker|a forward on a soccer team|
string|a lightweight cord|
strip|a relatively long narrow piece of something|
stripe|a piece of braid, usually on the sleeve, indicating military rank or length of service|
striping|the act of marking with stripes|
stripper|a chemical compound used to remove paint or varnish|
striving|an effortful attempt to attain a goal|strain
stroke|touch lightly and repeatedly, as with brushing motions|
stroking|a light touch with the hands|stroke
stroller|someone who walks at a leisurely pace|
struggle|an energetic attempt to achieve something|battle
strum|sound the strings of|
strung|that is on a string|
stubble|short stiff hairs growing on a man's face when he has not shaved for a few days|
stubby|short and blunt|
stud|ornament consisting of a circular rounded protuberance|rivet
studded|dotted or adorned with or as with studs or nailheads|
student|a learner who is enrolled in an educational institution|pupil
studio|workplace for the teaching or practice of an art|
studying|reading carefully with intent to remember|
stuff|the tangible substance that goes into the makeup of a physical object|
stuffy|lacking fresh air|close
stump|the base part of a tree that remains standing after the tree has been felled|
stumping|campaigning for something by making political speeches|
stung|aroused to impatience or anger|annoyed miffed nettled peeved pissed
stunned|filled with the emotional impact of overwhelming surprise or shock|
stunning|commanding attention|
stunted|inferior in size or quality|
stupefy|be a mystery or bewildering to|perplex stick mystify baffle beat amaze
stutter|speak haltingly|bumble stammer falter
stymie|a situation in golf where an opponent's ball blocks the line between your ball and the hole|
suave|having a sophisticated charm|
sub|a large sandwich made of a long crusty roll split lengthwise and filled with meats and cheese|bomber wedge
subbing|working as a substitute for someone who is ill or on leave of absence|
subdued|in a softened tone|hushed
subgroup|a distinct and often subordinate group within a group|
subject|something selected by an artist or photographer for graphic representation|content
sublime|inspiring awe|
submit|refer for judgment or consideration|
subpoena|a writ issued by court authority to compel the attendance of a witness at a judicial proceeding|
subside|wear off or die down|
subsidy|a grant paid by a government to an enterprise that benefits the public|
subtitle|translation of foreign dialogue of a movie or TV program|caption
subtle|difficult to detect or grasp by the mind or analyze|
suburb|a residential district located on the outskirts of a city|
subvert|cause the downfall of|overturn
succinct|briefly giving the gist of something|summary
such|to so extreme a degree|
suction|a force over an area produced by a pressure difference|
suddenly|happening unexpectedly|
sue|institute legal proceedings against|
suede|leather with a napped surface|
sugar|a white crystalline carbohydrate used as a sweetener and preservative|
suggest|make a proposal, declare a plan for something|propose advise
suit|a set of garments for outerwear all of the same fabric and color|
suitable|meant or adapted for an occasion or use|suited
suitcase|a portable rectangular container for carrying clothes|
suited|meant or adapted for an occasion or use|suitable
suitor|a man who courts a woman|
sulk|a mood or display of sullen aloofness or withdrawal|
sullen|showing a brooding ill humor|dour glum moody
sultry|characterized by oppressive heat and humidity|
summary|a brief statement that presents the main points in a concise form|
summon|call in an official matter, such as to attend court|
sunbathe|expose one's body to the sun|
sunburn|a browning of the skin resulting from exposure to the rays of the sun|tan burn
sundial|timepiece that indicates the daylight hours by the shadow that the gnomon casts on a calibrated dial|
sundown|the time in the evening at which the sun begins to fall below the horizon|sunset
sung|the imperial dynasty of China from 960 to 1279|song
sunny|bright and pleasant|cheery gay
sunset|the time in the evening at which the sun begins to fall below the horizon|sundown
sunshine|the rays of the sun|
sunup|the first light of day|dawn dawning daybreak
super|of the highest quality|ace
superbly|extremely well|
supper|a light evening meal|
supple|make pliant and flexible|
supply|give something useful or necessary to|render
suppose|to believe especially on uncertain or tentative grounds|
supreme|final or last in your life or progress|
sure|having or feeling no doubt or uncertainty|
surely|definitely or positively|sure
surf|waves breaking on the shore|
surge|rise and move, as in waves or billows|
surgery|a room where a doctor or dentist can be consulted|
surging|characterized by great swelling waves or surges|
surly|inclined to anger or bad feelings with overtones of menace|
surname|the name used to identify the members of a family|
surreal|characterized by fantastic imagery and incongruous juxtapositions|
surround|extend on all sides of simultaneously|ring skirt border
survival|a natural process resulting in the evolution of organisms best adapted to the environment|
survivor|one who lives through affliction|
suspend|bar temporarily|
sustain|lengthen or extend in duration or space|
swabbing|cleaning with a mop|
swallow|pass through the esophagus as part of eating or drinking|
swamp|low land that is seasonally flooded|
swan|stately heavy-bodied aquatic bird with very long neck and usually white plumage as adult|
swarm|be teeming, be abuzz|teem
swarthy|naturally having skin of a dark color|dusky
swatch|a sample piece of cloth|
swear|utter obscenities or profanities|
sweat|agitation resulting from active worry|fret
sweater|a crocheted or knitted garment covering the upper part of the body|jumper
sweating|the process of the sweat glands of the skin secreting a salty fluid|
sweep|a wide scope|
sweeping|taking in or moving over a wide area|
sweet|having or denoting the characteristic taste of sugar|
sweetie|a person loved by another person|
swell|increase in size, magnitude, number, or intensity|
swelled|feeling self-importance|big
swelter|be uncomfortably hot|
swerve|turn sharply|curve trend veer
swift|moving very fast|fleet
swig|a large and hurried swallow|gulp
swill|wet feed consisting of mostly kitchen waste mixed with water or skimmed or sour milk|
swilling|the drinking of large mouthfuls rapidly|guzzling
swimming|filled or brimming with tears|liquid
swindle|deprive of by deceit|defraud scam con
swing|move in a curve or arc, usually with the intent of hitting|
swinging|changing location by moving back and forth|swing
swirl|turn in a twisting or spinning motion|whirl
swish|move with or cause to move with a whistling or hissing sound|lap
switch|change over, change around, as to a new order or sequence|exchange
swollen|characteristic of false pride|
swooning|weak and likely to lose consciousness|light
sworn|bound by or as if by an oath|pledged
symbol|an arbitrary sign that has acquired a conventional significance|
symmetry|an attribute of a shape or relation|
sympathy|an inclination to support or be loyal to or to agree with an opinion|
symptom|anything that accompanies X and is regarded as an indication of X's existence|
syndrome|a complex of concurrent things|
syringe|a medical instrument used to inject or withdraw fluids|
syrup|a thick sweet sticky liquid|
system|instrumentality that combines interrelated interacting artifacts designed to work as a coherent entity|
tabby|a cat with a grey or tawny coat mottled with black|
tablet|a number of sheets of paper fastened together along one edge|
tabloid|sensationalist journalism|
tabulate|shape or cut with a flat surface|
tacit|implied by or inferred from actions or statements|silent
taciturn|habitually reserved and uncommunicative|
tacking|a loose temporary sewing stitch to hold layers of fabric together|baste
tacky|not completely dried and slightly sticky to the touch|
tact|consideration in dealing with others and avoiding giving offense|
tactful|having or showing a sense of what is fitting and considerate in dealing with others|
tadpole|a larval frog or toad|
tag|touch a player while he is holding the ball|
tagged|bearing or marked with a label or tag|
tail|the time of the last part of something|
tailgate|a gate at the rear of a vehicle|
tailor|adjust to a specific need or market|orient
tailored|severely simple in line or design|
tailspin|loss of emotional control often resulting in emotional collapse|
tainted|touched by rot or decay|
taken|understood in a certain way|
takeout|prepared food that is intended to be eaten off of the premises|
taker|one who accepts an offer|
talc|a fine grained mineral having a soft soapy feel and consisting of hydrated magnesium silicate|
tale|a message that tells the particulars of an act or occurrence or course of events|story
talk|exchange thoughts|
talker|someone who expresses in language|speaker
talking|an exchange of ideas via conversation|talk
tallow|obtained from suet and used in making soap, candles and lubricants|
tame|correct by punishment or discipline|chasten
tan|a browning of the skin resulting from exposure to the rays of the sun|sunburn burn
tandem|an arrangement of two or more objects or persons one behind another|
tangent|ratio of the opposite to the adjacent side of a right-angled triangle|tan
tangier|a city of northern Morocco at the west end of the Strait of Gibraltar|
tangle|something jumbled or confused|snarl maze
tangled|in a confused mass|
tango|a ballroom dance of Latin-American origin|
tank|an enclosed armored military vehicle|
tankard|large drinking vessel with one handle|
tanker|a cargo ship designed to carry crude oil in bulk|
tanned|having a tan color from exposure to the sun|bronzed
tanning|process in which skin pigmentation darkens as a result of exposure to ultraviolet light|
tap|the sound made by a gentle blow|pat rap
tapered|becoming gradually narrower|tapering
tapering|the act of gradually lowering the size or amount|
tapeworm|ribbonlike flatworms that are parasitic in the intestines of humans and other vertebrates|
tapped|in a condition for letting out liquid drawn out as by piercing or drawing a plug|
tar|any of various dark heavy viscid substances obtained as a residue|
tardy|after the expected or usual time|belated late
tarmac|a paving material of tar and broken stone|
tarnish|make dirty or spotty, as by exposure to air|stain defile
tarp|waterproofed canvas|
tartan|a cloth having a crisscross design|plaid
tassel|adornment consisting of a bunch of cords fastened at one end|
tasteful|having or showing or conforming to good taste|
tasting|a small amount|tot
tatter|a small piece of cloth or paper|rag shred tag
tattered|worn to shreds|
tattoo|a drumbeat or bugle call that signals the military to return to their quarters|
tatty|showing signs of wear and tear|shabby
taut|pulled or drawn tight|tight
tawny|of a light brown to brownish orange color|
tax|charge against a citizen's person or property or activity for the support of government|taxation
taxation|charge against a citizen's person or property or activity for the support of government|tax
taxi|a car driven by a person whose job is to take passengers where they want to go in exchange for money|hack taxicab
taxicab|a car driven by a person whose job is to take passengers where they want to go in exchange for money|hack taxi
taxpayer|someone who pays taxes|
teach|impart skills or knowledge to|learn instruct
team|a cooperative unit|
teammate|a fellow member of a team|
teamwork|cooperative work done by a team|
tear|separate or cause to separate abruptly|snap
tearful|filled with or marked by tears|
tease|annoy persistently|
teasing|the act of harassing someone playfully or maliciously|tease
teat|the small projection of a mammary gland|nipple tit
tedium|dullness owing to length or slowness|
teem|move in large numbers|pour swarm stream
teeming|abundantly filled with especially living things|
teen|being of the age 13 through 19|
teenager|a juvenile between the onset of puberty and maturity|teen
teetotal|practicing complete abstinence from alcoholic beverages|dry
tell|express in words|state say
telling|disclosing unintentionally something concealed|
temper|a sudden outburst of anger|pique
tempered|made hard or flexible or resilient especially by heat treatment|treated hardened
temple|place of worship consisting of an edifice for the worship of a deity|
temporal|the semantic role of the noun phrase that designates the time of the state or action denoted by the verb|
tempt|dispose or incline or entice to|
tempting|highly attractive and able to arouse hope or desire|
tenable|based on sound reasoning or evidence|
tenant|someone who pays rent to use land or a building or a car that is owned by someone else|renter
tend|have care of or look after|
tendency|an attitude of mind especially one that favors one alternative over others|
tending|naturally disposed toward|apt given
tendril|slender stem-like structure by which some twining plants attach themselves to an object for support|
tenet|a religious doctrine that is proclaimed as true without proof|dogma
tenor|the adult male singing voice above baritone|
tension|a state of mental or emotional strain or suspense|
tent|a portable shelter|
tenting|the act of encamping and living in tents in a camp|camping
tenured|appointed for life and not subject to dismissal except for a grave crime|
tepid|moderately warm|
term|a word or expression used for some particular thing|
terminal|station where transport vehicles load or unload passengers or goods|depot
termite|whitish soft-bodied ant-like social insect that feeds on wood|
terrace|usually paved outdoor area adjoining a residence|patio
terrible|causing fear or dread or terror|dreaded fearful horrific
terrier|any of several usually small short-bodied breeds originally trained to hunt animals living underground|
terrify|fill with terror|
terror|an overwhelming feeling of fear and anxiety|panic
tersely|in a short and concise manner|
testicle|one of the two male reproductive glands that produce spermatozoa and secrete androgens|nut
testing|the act of subjecting to experimental test in order to determine how well something works|
testy|easily irritated or annoyed|cranky peevish
tethered|confined or restricted with or as if with a rope or chain|
textbook|a book prepared for use in schools or colleges|
textual|of or relating to or based on a text|
texture|the feel of a surface or a fabric|
thaw|become or cause to become soft or liquid|
thawing|the process whereby heat changes something from a solid to a liquid|thaw
theft|the act of taking something from someone unlawfully|stealing
thematic|relating to or constituting a topic of discourse|
theme|the subject matter of a conversation or discussion|subject topic
thence|from that place or from there|
theorem|a proposition deducible from basic postulates|
theory|a well-substantiated explanation of some aspect of the natural world|
therapy|the act of caring for someone|
thereby|by that means or because of that|
thereof|of or concerning this or that|
thermal|relating to or associated with heat|
theta|the 8th letter of the Greek alphabet|
thick|having component parts closely crowded together|
thickly|in a concentrated manner|
thieve|take by theft|hook snitch cop
thimble|a small metal cap to protect the finger while sewing|
thin|of relatively small extent from one surface to the opposite or in cross section|
think|judge or regard|consider conceive
thinking|the process of using your mind to consider something carefully|thought
thinned|mixed with water|
thinner|a diluting agent|
thinning|the act of diluting something|cutting
thirst|a physiological need to drink|
thirsty|needing moisture|
thirteen|being one more than twelve|
thorn|something that causes irritation and annoyance|
thorny|bristling with perplexities|
thorough|painstakingly careful and accurate|
thou|the cardinal number that is the product of 10 and 100|grand yard
thought|the content of cognition|
thrash|move or stir about violently|convulse
threaten|to utter intentions of injury or punishment against|
three|being one more than two|
thrift|extreme care in spending money|
thrifty|careful and diligent in the use of resources|
thrilled|feeling intense pleasurable excitement|
thrive|grow vigorously|boom flourish
thriving|very lively and profitable|
throat|the passage to the stomach and lungs|
throb|pulsate or pound with abnormal force|
throne|the chair of state for a monarch, bishop, etc.|
thronged|filled with great numbers crowded together|
throttle|a valve that regulates the supply of fuel to the engine|
throw|move violently, energetically, or carelessly|
thrown|caused to fall to the ground|
thud|a heavy dull sound|thump
thug|an aggressive and violent young criminal|hood hoodlum goon tough
thump|move rhythmically|beat
thunder|a deep prolonged loud noise|boom roar
thwarted|disappointingly unsuccessful|defeated foiled
thyme|leaves can be used as seasoning for almost any meat and stews and stuffings and vegetables|
thyroid|located near the base of the neck|
tic|a local and habitual twitching especially in the face|
ticking|a metallic tapping sound|
ticklish|difficult to handle|
tide|the periodic rise and fall of the sea level under the gravitational pull of the moon|
tie|fasten or secure with a rope, string, or cord|
tier|a relative position or degree of value in a graded group|grade level
tiger|a fierce or audacious person|
tight|closely constrained or constricted or constricting|
tightly|securely fixed or fastened|
tile|a flat thin rectangular slab used to cover surfaces|
tiling|the application of tiles to cover a surface|
tilled|turned or stirred by plowing or harrowing or hoeing|
tilt|to incline or bend from a vertical position|tip angle
tilted|departing or being caused to depart from the true vertical or horizontal|leaning
timber|the wood of trees cut and prepared for use as building material|
time|an instance or single occasion for some event|clip
timidity|fear of the unknown or unfamiliar or fear of making decisions|
tin|a silvery malleable metallic element that resists corrosion|
tinfoil|foil made of tin or an alloy of tin and lead|
tinge|a slight but appreciable amount|hint mite pinch jot speck
tingling|exciting by touching lightly so as to cause laughter or twitching movements|
tinkling|like the short high ringing sound of a small bell|
tinning|the application of a thin layer of soft solder to the ends of wires before soldering them|
tinsel|a showy decoration that is basically valueless|
tint|a quality of a given color that differs slightly from another color|
tinting|the act of adding a tinge of color|
tip|the extreme end of something|
tire|hoop that covers a wheel|
tired|depleted of strength or energy|
tiring|producing exhaustion|wearing
tit|either of two soft fleshy milk-secreting glandular organs on the chest of a woman|knocker boob
title|a heading that names a statute or legislative bill|rubric
toad|any of various tailless stout-bodied amphibians with long hind limbs for leaping|frog
toast|make brown and crisp by heating|crisp
toasting|cooking to a brown crispiness over a fire or on a grill|browning
tobacco|aromatic annual or perennial herbs and shrubs|
toboggan|a long narrow sled without runners|
toddle|walk unsteadily|totter paddle waddle
toddler|a young child|yearling tot
toe|one of the digits of the foot|
toed|having a toe or toes of a specified kind|
toffee|caramelized sugar cooled in thin sheets|
tog|provide with clothes or put clothes on|garb
toga|a one-piece cloak worn by men in ancient Rome|
toggle|any instruction that works first one way and then the other|
toilet|misfortune resulting in lost effort or money|gutter
token|an individual instance of a type of symbol|item
tolerant|showing respect for the rights or opinions or practices of others|
toll|a fee levied for the use of roads or bridges|
tollgate|a gate or bar across a toll bridge or toll road which is lifted when the toll is paid|
tomato|mildly acid red or yellow pulpy fruit eaten as a vegetable|
tomboy|a girl who behaves in a boyish manner|
tome|a large and scholarly book|
tomorrow|the day after today|
tonal|employing variations in pitch to distinguish meanings of otherwise similar words|tonic
tongue|a mobile mass of muscular tissue covered with mucous membrane and located in the oral cavity|clapper
tongued|having a manner of speaking as specified|
tonic|lime- or lemon-flavored carbonated water containing quinine|
tonne|a unit of weight equivalent to 1000 kilograms|
tonsil|either of two masses of lymphatic tissue one on each side of the oral pharynx|
top|the upper part of anything|
topic|the subject matter of a conversation or discussion|subject theme
topology|topographic study of a given place|
topping|a flavorful addition on top of a dish|
topple|fall down, as if collapsing|
tore|commonly the lowest molding at the base of a column|
torment|unbearable physical pain|torture
tornado|a purified and potent form of cocaine that is smoked rather than snorted|
torque|a twisting force|
torrid|characterized by intense emotion|ardent
torso|the body excluding the head and neck and limbs|
tortilla|thin unleavened pancake made from cornmeal or wheat flour|
torture|torment emotionally or mentally|torment rack
torturer|someone who inflicts severe physical pain|
tot|a small amount|tasting
totality|the state of being total and complete|entirety
tote|a capacious bag or basket|
totter|move without being stable, as if threatening to fall|
toucan|brilliantly colored arboreal fruit-eating bird of tropical America having a very large thin-walled beak|
touched|having come into contact|
touching|arousing affect|poignant
tough|not given to gentleness or sentimentality|
tour|a journey or route all the way around a particular place or area|circuit
tousle|disarrange or rumple|dishevel tangle
towel|a rectangular piece of absorbent cloth for drying or wiping|
towering|of imposing height|
town|an urban area with a fixed boundary that is smaller than a city|
toy|an artifact designed to be played with|
tracing|the act of drawing a plan or diagram or outline|
track|a line or route along which something travels or moves|course
tracking|the pursuit by following tracks or marks they left behind|trailing
traction|the friction between a body and the surface on which it moves|
trade|the commercial exchange of goods and services|
trading|buying or selling securities or commodities|
tragedy|an event resulting in great loss and misfortune|calamity disaster
trail|to lag or linger behind|drag
trailing|the pursuit by following tracks or marks they left behind|tracking
trainer|simulator consisting of a machine on the ground that simulates the conditions of flying a plane|
training|activity leading to skilled behavior|grooming
traitor|someone who betrays his country by committing treason|
tranquil|free from disturbance by heavy waves|placid still
transfer|the act of moving something from one location to another|
transit|make a passage or journey from one place to another|
trap|a device in which something can be caught and penned|
trapeze|a swing used by circus acrobats|
trapper|someone who sets traps for animals|
trapping|stable gear consisting of a decorated covering for a horse, especially for a warhorse|
trashy|cheap and inferior|
trauma|any physical damage to the body caused by violence or accident or fracture etc.|injury harm
traverse|travel across or pass over|track cover
trawl|a long fishing line with many shorter lines and hooks attached to it|
treacle|a pale cane syrup|
treasure|art highly prized for its beauty or perfection|gem
treasury|the funds of a government or institution or individual|
treatise|a formal exposition|
treble|having or denoting a high range|soprano
tree|a tall perennial woody plant having a main trunk and branches forming a distinct elevated crown|
trek|a journey by ox wagon|
tremble|move or jerk quickly and involuntarily up and down or sideways|
tremor|an involuntary vibration|shudder
trend|a general direction in which something tends to move|tendency
trendy|in accord with the latest fad|
trial|the act of testing something|
triangle|a three-sided polygon|
tribe|a social division of people|
tribute|something given or done as an expression of esteem|
trickery|verbal misrepresentation intended to take advantage of you in some way|
tricycle|a vehicle with three wheels that is moved by foot pedals|trike
trident|a spear with three prongs|
trifle|a cold pudding made of layers of sponge cake spread with fruit or jelly|
trifling|the deliberate act of delaying and playing instead of working|dawdling
trike|a vehicle with three wheels that is moved by foot pedals|tricycle
trill|a note that alternates rapidly with another note a semitone above it|
trilling|United States literary critic|
trilogy|a set of three literary or dramatic works related in subject or theme|
trimmer|a worker who thins out and trims trees and shrubs|
trimming|the act of adding decoration|
trip|a journey for some purpose|
tripe|lining of the stomach of a ruminant used as food|
tripling|increase by a factor of three|
tripping|characterized by a buoyant rhythm|lilting swinging
triumph|a successful ending of a struggle or contest|
trivia|something of small importance|trifle
troll|a supernatural creature that is supposed to live in caves or in the mountains|
trolley|a wheeled vehicle that runs on rails and is propelled by electricity|
trolling|angling by drawing a baited line through the water|troll
trooper|a soldier in a motorized army unit|
trophy|an award for success in war or hunting|
tropical|characterized by or of the nature of a trope or tropes|
troubled|characterized by or indicative of distress or affliction or danger or need|
trounce|beat severely with a whip or rod|lash strap
troupe|organization of performers and associated personnel|company
trowel|a small hand tool with a handle and flat metal blade|
truant|one who is absent from school without permission|
truck|an automotive vehicle suitable for hauling|
trudge|walk heavily and firmly, as when weary, or through mud|slog
true|consistent with fact or reality|
truffle|any of various highly prized edible subterranean fungi of the genus Tuber|
truly|in accordance with truth or fact or reality|really
trumping|the act of taking a trick with a trump when unable to follow suit|
truncate|replace a corner by a plane|
trustee|members of a governing board|regent
truthful|expressing or given to expressing the truth|true
try|make an effort or attempt|seek attempt essay
tryout|trying something to find out about it|trial
tuba|the lowest brass wind instrument|
tubby|short and plump|pudgy
tubular|constituting a tube|
tug|a sudden abrupt pull|
tumbling|the gymnastic moves of an acrobat|
tummy|slang for a paunch|pot potbelly
tuna|tropical American prickly pear of Jamaica|
tune|a succession of notes forming a distinctive sequence|strain line
tuneful|having a musical sound|
tuner|an electronic receiver that detects and demodulates and amplifies transmitted signals|
tuning|calibrating something to a standard frequency|
turban|a small round woman's hat|
tureen|large deep serving dish with a cover|
turgid|ostentatiously lofty in style|large
turkey|large gallinaceous bird with fan-shaped tail|
turn|change orientation or direction, also in the abstract sense|
turned|moved around an axis or center|
turning|the act of changing or reversing the direction of the course|turn
turnip|widely cultivated plant having a large fleshy edible white or yellow root|
turnover|a dish made by folding a piece of pastry over a filling|
turret|a small tower extending above a building|
tush|the fleshy part of the human body that you sit on|butt can rear rump seat tail behind
tusk|a long pointed tooth specialized for fighting or digging|
tutor|a person who gives private instruction|
tutorial|a session of intensive tuition given by a tutor to an individual or to a small number of students|
tuxedo|semiformal evening dress for men|
tweak|a squeeze with the fingers|pinch
twee|affectedly dainty or refined|
tweet|a weak chirping sound as of a small bird|
twelfth|coming next after the eleventh and just before the thirteenth in position|
twenty|denoting a quantity consisting of 20 items or units|
twice|to double the degree|doubly
twig|a small branch or division of a branch|sprig
twin|either of two offspring born at the same time from the same pregnancy|
twinge|a sudden sharp feeling|
twinkle|gleam or glow intermittently|
twinned|being two identical|matching twin
twinning|producing two offspring at a time|
twist|cause to assume a crooked or angular form|bend turn
twisting|the act of distorting something so it seems to mean something it was not intended to mean|torture
twitch|make an uncontrolled, short, jerky motion|
two|being one more than one|
type|a subdivision of a particular kind of thing|
typeface|a specific size and style of type within a type family|font fount case
typhoid|serious infection marked by intestinal inflammation and ulceration|
typical|exhibiting the qualities or characteristics that identify a group or kind or category|
typify|express indirectly by an image, form, or model|
typing|writing done with a typewriter|
typo|a mistake in printed matter resulting from mechanical failures of some kind|
tyrant|a cruel and oppressive dictator|despot
udder|mammary gland of bovids|
ultimate|furthest or highest in degree or order|
ultra|far beyond the norm|
umpire|an official at a baseball game|
umpteen|innumerable but many|
unable|not having the necessary means or skill or know-how|
unarmed|not having or using arms|
unbeaten|not conquered|
unbiased|characterized by a lack of partiality|
unborn|not yet brought into existence|
unburden|free or relieve of a burden|
uncanny|suggesting the operation of supernatural influences|weird
uncle|the brother of your father or mother|
unclear|poorly stated or described|
uncouth|lacking refinement or cultivation or taste|common vulgar
uncut|not cut down with a hand implement or machine|
under|located below or beneath something else|
undercut|the material removed by a cut made underneath|
undergo|pass through|
underlie|be or form the base for|
underpay|pay too little|
undoing|an act that makes a previous act of no effect|
undue|not yet payable|
unearth|bring to light|
uneasy|lacking a sense of security or affording no ease or reassurance|
unending|continuing forever or indefinitely|
unerring|not liable to error|
unevenly|in an unequal or partial manner|
unfilled|of purchase orders that have not been filled|
ungodly|characterized by iniquity|
unheard|not necessarily inaudible but not heard|
unhook|take off a hook|
unicorn|an imaginary creature represented as a white horse with a long horn growing from its forehead|
unified|formed or united into a whole|
uniform|clothing of distinctive design worn by members of a particular group as a means of identification|
unifying|combining into a single unit|
unique|radically distinctive and without equal|
unison|corresponding exactly|
unite|have or possess in combination|
uniting|the combination of two or more commercial companies|merger
unity|an undivided or unbroken completeness or totality with nothing wanting|
unjust|violating principles of justice|
unkempt|not neatly combed|
unkindly|lacking in sympathy and kindness|
unlawful|not conforming to legality, moral law, or social convention|
unleash|release or vent|
unlikely|not likely to be true or to occur or to have occurred|
unlisted|not on a list|
unloaded|not charged with ammunition|
unlocked|not firmly fastened or secured|
unman|cause to lose one's nerve|
unmanned|lacking a crew|
unmask|reveal the true nature of|
unmoved|being in the original position|
unnerved|deprived of courage and strength|
unpick|become or cause to become undone by separating the fibers or threads of|unravel
unplug|pull the plug of and render inoperable|
unravel|become or cause to become undone by separating the fibers or threads of|unpick
unreal|lacking in reality or substance or genuineness|
unroll|reverse the winding or twisting of|
unruly|noisy and lacking in restraint or discipline|
unsaid|not made explicit|
unsay|take back what one has said|swallow
unscrew|loosen by turning|
unseen|not seen or perceived|
unsigned|lacking a signature|
unsound|not in good condition|
unstable|lacking stability or fixity or firmness|
unsteady|subject to change or variation|
unsuited|not easy to combine harmoniously|
unsure|lacking self-confidence|
untidy|not neat and tidy|
untied|with laces not tied|
untimely|uncommonly early or before the expected time|
untold|too much to be measured|
untried|not tried or tested by experience|young
untying|loosening the ties that fasten something|undoing
unusable|not capable of being used|
unusual|not usual or common or ordinary|
unwary|not alert to danger or deception|
unwashed|of or associated with the great masses of people|common vulgar
unwieldy|difficult to use or handle or manage because of size or weight or shape|
unwise|showing or resulting from lack of judgment or wisdom|
unworthy|lacking in value or merit|
unwrap|remove the outer cover or wrapping of|
upchuck|eject the contents of the stomach through the mouth|vomit purge cast sick retch barf spew chuck honk
upcoming|of the relatively near future|coming
upend|become turned or set on end|
upending|turning upside down|
upfront|frank and honest|
uphold|keep or maintain in unaltered condition|preserve
upkeep|activity involved in maintaining something in good working order|care
uplifted|exalted emotionally especially with pride|
upper|the topmost one of two|
upright|in a vertical position|
uproar|a state of commotion and noise and confusion|
upscale|appropriate for people with good incomes|
upshot|a phenomenon that follows and is caused by some previous phenomenon|effect outcome result event
upstage|the rear part of the stage|
upstate|in or toward the northern parts of a state|
upsurge|a sudden forceful flow|surge
uptake|the process of taking food into the body through the mouth|intake
uptown|a residential part of town away from the central commercial district|
upturned|having been turned so that the bottom is no longer the bottom|
upwardly|spatially or metaphorically from a lower to a higher position|
uranium|a heavy toxic silvery-white radioactive metallic element|
urbane|showing a high degree of refinement and the assurance that comes from wide social experience|polished
urge|force or impel in an indicated direction|exhort
urgent|compelling immediate action|
urging|a verbalization that encourages you to attempt something|goad prod spur spurring
usable|capable of being put to use|
use|put into service|
useful|being of use or service|
usher|take to their seats, as in theaters or auditoriums|show
usual|commonly encountered|common
usually|under normal conditions|
utensil|an implement for practical use|
utility|a company that performs a public service|
utmost|of the greatest possible degree or extent or intensity|extreme
utter|without qualification|pure stark thorough
vacancy|being unoccupied|
vacant|void of intelligence or thought|
vacate|leave voluntarily|resign renounce
vacuum|the absence of matter|
vagabond|move about aimlessly or without any destination, often in search of food or employment|swan cast rove range drift
vagina|the lower part of the female reproductive tract|
vagrant|a wanderer who has no established residence or visible means of support|drifter vagabond
valet|a manservant who acts as a personal attendant to his employer|man
valid|well grounded in logic or truth or having legal force|
validate|declare or make legally valid|
valley|a long depression in the surface of the land that usually contains a river|
value|a numerical quantity measured or assigned or computed|
valued|held in great esteem for admirable qualities especially of an intrinsic nature|
valve|a structure in a hollow organ with a flap to insure one-way flow of fluid through it|
van|any creative group active in the innovation and application of new concepts and techniques in a given field|vanguard
vandal|someone who willfully destroys or defaces property|
vanguard|the leading units moving at the head of an army|van
vanish|get lost, as without warning or explanation|
vanity|feelings of excessive pride|
vanquish|come out better in a competition, race, or conflict|beat trounce
variance|an event that departs from expectations|variant
variant|an event that departs from expectations|variance
variety|noticeable heterogeneity|
varsity|a British abbreviation of university'|
varying|marked by diversity or difference|
vase|an open jar of glass or porcelain used as an ornament or to hold flowers|
vastly|to an exceedingly great extent or degree|
veal|meat from a calf|
veer|turn sharply|swerve curve trend
vegan|a strict vegetarian|
vehement|marked by extreme intensity of emotions or convictions|fierce violent
veil|a garment that covers the head and face|
veiled|muted or unclear|
vein|a distinctive style or manner|
velour|heavy fabric that resembles velvet|
velvet|a silky densely piled fabric with a plain back|
vend|sell or offer for sale from place to place|peddle
vendor|someone who promotes or exchanges goods or services for money|seller
veneer|coating consisting of a thin layer of superior wood glued to a base of inferior wood|
venerate|regard with feelings of respect and reverence|fear
venison|meat from a deer used as food|
vent|give expression or utterance to|
venture|proceed somewhere despite the risk of possible dangers|embark
venue|the scene of any event or action|locale
verb|the word class that serves as the predicate of a sentence|
verbal|communicated in the form of words|
verbatim|using exactly the same words|
verbose|using or containing too many words|windy
verge|a region marking a boundary|brink
verified|proved to be true|
vermin|an irritating or obnoxious person|
verse|literature in metrical form|poetry
vertebra|one of the bony segments of the spinal column|
vertigo|a reeling sensation|
verve|an energetic style|vitality
vessel|a tube in which a body fluid circulates|
vested|fixed and absolute and without contingency|
vestment|gown worn by the clergy|
veteran|rendered competent through trial and experience|seasoned
vexation|anger produced by some annoying irritation|chafe
vexing|extremely annoying or displeasing|
viable|capable of being done with means at hand and circumstances as they are|feasible workable
viaduct|bridge consisting of a series of arches supported by piers used to carry a road over a valley|
vibe|a distinctive emotional aura experienced instinctively|
vibrate|shake, quiver, or throb|
vicar|a Roman Catholic priest who acts for another higher-ranking clergyman|
vice|moral weakness|
victim|an unfortunate person who suffers from some adverse circumstance|
victor|a combatant who is able to defeat rivals|
video|the visible part of a television transmission|picture
viewer|a close observer|
vigil|a period of sleeplessness|
vile|morally reprehensible|slimy unworthy
villa|Mexican revolutionary leader|
villainy|a criminal or vicious act|
vine|a plant with a weak stem that derives support from climbing, twining, or creeping along a surface|
vineyard|a farm of grapevines where wine grapes are produced|
vinyl|a univalent chemical radical derived from ethylene|
violate|fail to agree with|break
violated|treated irreverently or sacrilegiously|
violent|acting with or marked by or resulting from great force or energy or emotional intensity|
viral|relating to or caused by a virus|
virgin|being used or worked for the first time|
virility|the masculine property of being capable of copulation and procreation|
virtue|the quality of doing what is right and avoiding what is wrong|
virulent|extremely poisonous or injurious|deadly
visa|an endorsement made in a passport that allows the bearer to enter the country issuing it|
visage|the human face|mug
vise|a holding device attached to a workbench|
visible|capable of being seen|
vision|a vivid mental image|
visit|go to see a place, as for entertainment|
visiting|the activity of making visits|
vista|the visual percept of a region|aspect panorama
visually|with respect to vision|
vitality|an energetic style|verve
vivacity|characterized by high spirits and animation|
vocal|relating to or designed for or using the singing voice|
vocation|the particular occupation for which you are trained|calling
vogue|the popular taste at a given time|trend
voiced|produced with vibration of the vocal cords|soft
voicing|the act of adjusting an organ pipe so that it conforms to the standards of tone and pitch and color|
volatile|evaporating readily at normal temperatures and pressures|
volcano|a fissure in the earth's crust through which molten lava and gases erupt|vent
volition|the capability of conscious choice and decision and intention|will
voltage|the rate at which energy is drawn from a source that produces a flow of electricity in a circuit|
vomit|eject the contents of the stomach through the mouth|purge cast sick retch barf spew chuck upchuck honk
voodoo|a charm superstitiously believed to embody magical powers|
voracity|excessive desire to eat|
vote|express one's preference for a candidate or for a measure or resolution|
voting|a choice that is made by counting the number of people in favor of each alternative|vote
vow|a solemn pledge to do something or to behave in a certain manner|
vowel|a speech sound made with the vocal tract open|
voyage|an act of traveling by water|
voyager|a traveler to a distant land|
vulgar|lacking refinement or cultivation or taste|common uncouth
vulture|someone who attacks in search of booty|
wad|a small mass of soft material|
wadding|any material used especially to protect something|
waddle|walking with short steps and the weight tilting from one foot to the other|
wafer|a small adhesive disk of paste|
waffle|pause or hold back in uncertainty or unwillingness|hesitate waver
wag|move from side to side|
wage|something that remunerates|pay
wager|the act of gambling|bet
waif|a homeless child especially one forsaken or orphaned|
waist|the narrowing of the body between the ribs and hips|
wait|stay in one place and anticipate or expect something|
waiter|a person whose occupation is to serve at table|server
waive|do without or cease to hold or adhere to|forego
waiver|a formal written statement of relinquishment|release
waking|the state of remaining awake|
walk|use one's feet to advance|
walker|New Zealand runner who in 1975 became the first person to run a mile in less that 3 minutes and 50 seconds|
walkout|a strike in which the workers walk out|
wallet|a pocket-size case for holding papers and paper money|billfold
wallop|defeat soundly and utterly|
wallow|devote oneself entirely to something|
walnut|any of various trees of the genus Juglans|
waltz|an assured victory|
wand|a rod used by a magician or water diviner|
wanted|desired or wished for or sought|
wanton|lewd or lascivious woman|
war|the waging of armed conflict against an enemy|warfare
warble|sing or play with trills, alternating with the half note above or below|trill quaver
wardrobe|a tall piece of furniture that provides storage space for clothes|closet
warfare|the waging of armed conflict against an enemy|war
warily|in a wary manner|
warlike|disposed to warfare or hard-line policies|militant
warming|imparting heat|
warmth|the sensation caused by heat energy|heat
warning|a message informing of danger|
warpath|hostile or belligerent mood|
warping|a moral or mental distortion|
warranty|a written assurance that some product or service will be provided or will meet certain specifications|
warring|engaged in war|militant
warship|a government ship that is available for waging war|
wartime|a period of time during which there is armed conflict|
wary|marked by keen caution and watchful prudence|
washable|capable of being washed without injury|
washer|seal consisting of a flat disk placed to prevent leakage|
washout|the channel or break produced by erosion of relatively soft soil by water|
wastage|the process of wasting|
wasted|serving no useful purpose|
watch|look attentively|
watching|the act of observing|sighting
water|binary compound that occurs at room temperature as a clear colorless odorless tasteless liquid|
watered|having a wavelike pattern|
watering|shedding tears|
watery|wet with secreted or exuded moisture such as sweat or tears|reeking
watt|a unit of power equal to 1 joule per second|
waver|pause or hold back in uncertainty or unwillingness|hesitate waffle
wavering|indecision in speech or action|
waving|the act of signaling by a movement of the hand|
wax|any of various substances of either mineral origin or plant or animal origin|
waxy|made of or covered with wax|
wayside|edge of a way or road or path|
wayward|resistant to guidance or discipline|contrary perverse
weaken|lessen the strength of|
weakling|a person who is physically weak and ineffectual|
weakly|lacking bodily or muscular strength or vitality|decrepit
wealthy|having an abundant supply of money or possessions of value|flush loaded
weaned|freed of dependence on something especially mother's milk|
weapon|any instrument or instrumentality used in fighting or hunting|
wearing|producing exhaustion|tiring
weary|physically and mentally fatigued|
weasel|a person who is regarded as treacherous or sneaky|
weave|create a piece of cloth by interlacing strands of fabric, such as wool or cotton|
weaver|finch-like African and Asian colonial birds noted for their elaborately woven nests|
weaving|creating fabric|
webbed|having the digits connected by a thin fold of skin|
website|a computer connected to the internet that maintains a series of web pages on the World Wide Web|site
wedded|having been taken in marriage|
wedge|any shape that is triangular in cross section|
wee|a short time|
weed|any plant that crowds out cultivated plants|
weedy|being very thin|
week|any period of seven consecutive days|
weekend|a time period usually extending from Friday night through Sunday|
weep|shed tears because of sadness, rage, or pain|cry
weeping|the process of shedding tears|crying
weight|the vertical force exerted by a mass as a result of gravity|
weighted|adjusted to reflect value or proportion|
weird|suggesting the operation of supernatural influences|uncanny
welcome|accept gladly|
welding|fastening two pieces of metal together by softening with heat and applying pressure|
well|in a good or proper or satisfactory manner or to a high standard|
welsh|a native or resident of Wales|
welter|a confused multitude of things|clutter jumble muddle
werewolf|a monster able to change appearance from human to wolf and back again|
west|the countries of Europe and North America and South America|
western|of or characteristic of regions of the United States west of the Mississippi River|
wet|covered or soaked with a liquid such as water|
wetter|a chemical agent capable of reducing the surface tension of a liquid in which it is dissolved|
whack|the sound made by a sharp swift blow|
whacking|the act of inflicting corporal punishment with repeated blows|beating licking lacing
whatever|one or some or every or all without specification|
wheedle|influence or urge by gentle urging, caressing, or flattering|coax
wheel|a simple machine consisting of a circular frame with spokes that can rotate on a shaft or axle|
wheeling|a city in the northern panhandle of West Virginia on the Ohio river|
wheeze|breathe with difficulty|
wheezing|relating to breathing with a whistling sound|
whence|from what place, source, or cause|
wherever|where in the world|
whiff|a short light gust of air|
whim|a sudden desire|impulse
whine|talk in a tearful manner|
whinny|make a characteristic sound, of a horse|neigh
whiplash|an injury to the neck resulting from rapid acceleration or deceleration|
whipping|beating with a whip or strap or rope as a form of punishment|tanning flogging
whirl|turn in a twisting or spinning motion|swirl
whirling|the act of rotating in a circle or spiral|
whirring|sound of something in rapid motion|
whisk|move somewhere quickly|
whisker|a very small distance or space|hair
whisper|speak softly|
white|being of the achromatic color of maximum lightness|
whitened|having lost its color|white
whodunit|a story about a crime presented as a novel or play or movie|mystery
whole|including all components without exception|
wholly|to a complete degree or to the full or entire extent|all whole
whoop|shout, as if with joy or enthusiasm|
whopper|a gross untruth|
wick|any piece of cord that conveys liquid by capillary action|
wicket|cricket equipment consisting of a set of three stumps topped by crosspieces|
widely|to a great degree|
widening|an increase in width|
width|the extent of something from side to side|
wiener|United States mathematician and founder of cybernetics|
wig|hairpiece covering the head and made of real or synthetic hair|
wigged|wearing a wig|
wiggle|move to and fro|jiggle
wild|marked by extreme lack of restraint or control|
wildcat|an exploratory oil well drilled in land not known to be an oil field|
wildlife|all living things that are undomesticated|
wile|the use of tricks to deceive someone|trickery guile
will|the capability of conscious choice and decision and intention|volition
willing|disposed or inclined toward|
willowy|slender and graceful|
wilt|lose strength|
wilting|causing to become limp or drooping|wilt
wimp|a person who lacks confidence, is irresolute and wishy-washy|chicken
wimpy|weak and ineffectual|
wince|draw back, as with fear or pain|funk cringe shrink recoil quail
winch|lifting device consisting of a horizontal cylinder turned by a crank on which a cable or rope winds|
winded|breathing laboriously or convulsively|
winding|marked by repeated turns and bends|twisting
windmill|a mill that is powered by the wind|
windpipe|membranous tube with cartilaginous rings that conveys inhaled air from the larynx to the bronchi|
windy|not practical or realizable|airy
wing|a movable organ for flying|
winner|the contestant who wins the contest|victor
wino|a chronic drinker|drunkard drunk
winsome|charming in a childlike or naive way|
winter|the coldest season of the year|
wipe|rub with a circular motion|
wired|tense with excitement and enthusiasm as from a rush of adrenaline|
wiry|lean and sinewy|
wise|having or prompted by wisdom or discernment|
wishbone|the furcula of a domestic fowl|
wishful|having or expressing desire for something|
wisp|a small tuft or lock|
wispy|thin and weak|
wistful|showing pensive sadness|
witch|a female sorcerer or magician|
withered|lean and wrinkled by shrinkage as from age or illness|wizened
within|on the inside|inside
witting|aware or knowing|
witty|combining clever conception and facetious expression|
wiz|someone who is dazzlingly skilled in any field|ace hotshot star
wizened|lean and wrinkled by shrinkage as from age or illness|withered
wobbly|inclined to shake as from weakness or defect|
wok|pan with a convex bottom|
wolf|any of various predatory carnivorous canine mammals of North America and Eurasia that usually hunt in packs|
womb|a hollow muscular organ in the pelvic cavity of females|
won|the basic unit of money in South Korea|
woo|seek someone's favor|court
wooded|covered with growing trees and bushes etc|
wooden|lacking ease or grace|
woodsman|someone who lives in the woods|
woodwork|work made of wood|
wool|a fabric made from the hair of sheep|
woolly|having a fluffy character or appearance|
woozy|having or causing a whirling sensation|dizzy giddy
wording|the manner in which something is expressed in words|diction phrasing
workable|capable of being done with means at hand and circumstances as they are|feasible viable
worker|sterile member of a colony of social insects that forages for food and cares for the larvae|
working|actively engaged in paid work|
workman|an employee who performs manual or industrial labor|
workout|the activity of exerting your muscles in various ways to keep fit|
workshop|small workplace where handcrafts or manufacturing are done|shop
worldly|very sophisticated especially because of surfeit|
worn|affected by wear|
worry|be concerned with|care
worse|inferior to another in quality or condition or desirability|
worsened|changed for the worse in health or fitness|worse
worship|love unquestioningly and uncritically or to excess|
worsted|a woolen fabric with a hard textured surface and no nap|
worth|having a specified value|
worthy|an important, honorable person|
wound|an injury to living tissue|lesion
woven|made or constructed by interlacing threads or strips of material or other elements into a whole|
wrangle|to quarrel noisily, angrily or disruptively|brawl
wrangler|someone who argues noisily or angrily|
wrap|arrange or fold as a cover or protection|
wrapper|a loose dressing gown for women|
wrath|intense anger|
wreathe|move with slow, sinuous movements|
wreck|smash or break forcefully|
wrecked|destroyed in an accident|
wrecker|someone who demolishes or dismantles buildings as a job|
wren|English architect who designed more than fifty London churches|
wretch|performs some wicked deed|
wriggle|the act of wiggling|wiggle
wring|twist and press out of shape|contort
wrist|a joint between the distal end of the radius and the proximal row of carpal bones|
writhing|moving in a twisting or snake-like or wormlike fashion|
written|set down in writing in any of various ways|
wrongful|having no legally established claim|unlawful
wrongly|without justice or fairness|
wrought|shaped to fit by or as if by altering the contours of a pliable mass|shaped
wry|humorously sarcastic or mocking|dry ironic
wryly|in a wry manner|
yachting|water travel for pleasure|boating
yam|any of a number of tropical vines of the genus Dioscorea many having edible tuberous roots|
yard|a unit of length equal to 3 feet|pace
yarn|the act of giving an account describing incidents or a course of events|recital
yawn|an involuntary intake of breath through a wide open mouth|yawning
yawning|gaping open as if threatening to engulf someone or something|
year|a period of time containing 365 days|
yearling|a young child|toddler tot
yeast|any of various single-celled fungi that reproduce asexually by budding or division|
yelled|in a vehement outcry|shouted
yelling|uttering a loud inarticulate cry as of pain or excitement|
yelp|bark in a high-pitched tone|
yelping|a sharp high-pitched cry|yelp
yen|a yearning for something or to do something|
yeti|a large hairy humanoid creature said to live in the Himalayas|
yew|any of numerous evergreen trees or shrubs having red cup-shaped berries and flattened needlelike leaves|
yoga|a system of physical, breathing and meditation exercises practiced to promote control of the body and mind|
yoke|fabric comprising a fitted part at the top of a garment|
yokel|a person who is not very intelligent or interested in culture|hick
yolk|the yellow spherical part of an egg that is surrounded by the albumen|
young|in an early period of life or development or growth|
youthful|suggestive of youth|young
yowl|a very loud utterance|bellow holler roar
yucky|highly offensive|
yuppie|a young upwardly mobile professional individual|
zany|a buffoon in one of the old comedies|
zeal|a feeling of strong eagerness|
zero|a quantity of no importance|nil null cipher
zeta|the 6th letter of the Greek alphabet|
zillion|a very large indefinite number|million billion
zinc|a bluish-white lustrous metallic element|
zodiac|a belt-shaped region in the heavens on either side to the ecliptic|
zone|a locally circumscribed place characterized by some distinctive features|
zoo|the facility where wild animals are housed for exhibition|
zoom|move along very quickly|`;
