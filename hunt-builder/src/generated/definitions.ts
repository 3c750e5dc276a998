/**
 * Made by scripts/make-definitions.ts from WordNet 3.1 (c) 2011 by Princeton University; see
 * WORDNET-LICENSE.txt beside it. One line per word: word|meaning|other words of that meaning.
 */
export const definitionLines = `abandon|forsake, leave behind|
abash|cause to be embarrassed|embarrass
abashed|feeling or caused to feel ill at ease or self-conscious or ashamed|chagrined embarrassed
abdicate|give up, such as power, as of monarchs and emperors, or duties and obligations|renounce
abet|assist or encourage, usually in some wrongdoing|
abide|put up with something or somebody unpleasant|digest endure stomach bear stand tolerate support brook suffer
abiding|lasting a long time|enduring imperishable
ability|the quality of being able to perform|
abject|of the most contemptible kind|low miserable scummy scurvy
ablaze|keenly excited or indicating excitement|aflame aroused
able|having the necessary means or skill or know-how or authority to do something|
ably|with competence|competently aptly capably
aboard|on a ship, train, plane or other vehicle|
abode|any address at which you dwell more than temporarily|residence
abolish|do away with|
abound|be abundant or plentiful|
about|imprecise but fairly close to correct|approximately some roughly around
above|at an earlier place|supra
abridge|reduce in scope while retaining essential elements|foreshorten abbreviate shorten cut contract reduce
abridged|shortened by condensing or rewriting|
abroad|to or in a foreign country|
abrupt|marked by sudden changes in subject and sharp transitions|disconnected
abruptly|quickly and without warning|suddenly short dead
absence|failure to be present|
absent|not being in a specified place|
absolute|perfect or complete or pure|
absolved|freed from any question of guilt|clear cleared exculpated exonerated vindicated
absorb|become imbued|
absorbed|giving or marked by complete attention to|captive engrossed enwrapped intent wrapped
abstain|refrain from voting|
abstract|consider a concept without thinking of a specific example|
abstruse|difficult to penetrate|deep recondite
absurd|inconsistent with reason or logic or common sense|
abundant|present in great quantity|
academic|hypothetical or theoretical and not expected to produce an immediate or practical result|
academy|a secondary school|
accede|yield to another's wish or opinion|submit bow defer
accent|distinctive manner of oral expression|
accept|consider or hold as true|
accepted|generally approved or compelling recognition|recognized recognised
access|the right to enter|entree accession admission admittance
accident|an unfortunate mishap|
acclaim|praise vociferously|hail herald
accolade|a tangible symbol signifying approval or distinction|award honor honour laurels
accord|allow to have|allot grant
accost|speak to someone|address
account|a record or narrative description of past events|history chronicle story
accredit|grant credentials to|recognize recognise
accrue|grow by addition|
accrued|periodically accumulated over time|accumulated
accuracy|the quality of being near to the true value|truth
accused|a defendant in a criminal proceeding|
accuser|someone who imputes guilt or blame|
accusing|containing or expressing accusation|accusative accusatory accusive
accustom|make psychologically or physically used|habituate
ace|the smallest whole number or a numeral representing this number|one i single unity
achieve|to gain with effort|accomplish attain reach
achiever|a person with a record of successes|winner success succeeder
achy|causing a dull and steady pain|aching
acid|harsh or corrosive in tone|acerb acerbic acrid bitter blistering caustic sulfurous sulphurous virulent vitriolic
acquaint|cause to come to know personally|introduce present
acquire|come into the possession of something concrete or abstract|get
acquired|gotten through environmental forces|
acquit|pronounce not guilty of criminal charges|assoil clear discharge exonerate exculpate
acreage|an area of ground used for some particular purpose|
acrimony|a rough and bitter manner|bitterness acerbity jaundice tartness thorniness
acrobat|an athlete who performs acts requiring skill and agility and coordination|
acronym|a word formed from the initial letters of the several words in the name and pronounced as one word|initialism
across|to the opposite side|
act|a legal document codifying the result of deliberations of a committee or society or legislative body|enactment
acting|the performance of a part or role in a drama|playing playacting performing
action|something done|
activate|put in motion or move to act|trip actuate trigger spark
active|tending to become more severe or wider in scope|
activity|any specific behavior|
actor|a theatrical performer|histrion player thespian
actress|a female actor|
actual|presently existing in fact and not merely potential or possible|existent
actually|used to imply that one would expect the fact to be the opposite of that stated|
actuary|someone versed in the collection and interpretation of numerical data|statistician
acute|having or experiencing a rapid onset and short but severe course|
acutely|in a keen or penetrating way|keenly
adamant|impervious to pleas, persuasion, requests, reason|adamantine inexorable intransigent
adapt|make fit for, or change to suit a new purpose|accommodate
adapted|changed in order to improve or made more fit for a particular purpose|altered
adaptive|having a capacity for adaptation|adaptative
addendum|textual matter that is added onto a publication|supplement postscript
additive|something added to enhance food or gasoline or paint or medicine|
address|the code that identifies where a piece of information is stored|reference
adept|having or showing knowledge and skill and aptitude|expert good practiced proficient skillful skilful
adequacy|the quality of being sufficient for the end in view|sufficiency
adequate|having the requisite qualities or resources to meet a task|equal
adhere|be compatible or in accordance with|
adherent|someone who believes and helps to spread the doctrine of another|disciple
adhesive|a substance that unites or bonds surfaces together|
adjacent|nearest in space or position|next
adjoin|lie adjacent to another or share a boundary|border edge abut march butt
adjourn|close at the end of a session|recess
adjunct|something added to another thing but not an essential part of it|
adjust|alter or regulate so as to achieve accuracy or conform to a standard|set correct
adjusted|altered to accommodate to certain requirements or bring into a proper relation|
admirer|a person who backs a politician or a team etc.|supporter protagonist champion booster friend
admit|allow to enter|intromit
admonish|advise or counsel in terms of someone's behavior|warn discourage monish
ado|a rapid active commotion|bustle hustle flurry fuss stir
adopt|choose and follow|follow espouse
adopted|acquired as your own by free choice|adoptive
adoption|the act of accepting with approval|acceptance acceptation espousal
adorable|lovable especially in a childlike or naive way|endearing lovely
adore|love intensely|
adored|regarded with deep or rapturous love|idolized idolised worshipped
adorn|make more attractive by adding ornament, colour, etc.|decorate grace ornament embellish beautify
adorned|provided with something intended to increase its beauty or distinction|decorated
adroit|quick or skillful or adept in action or thought|
adult|a fully developed person from maturity onward|grownup
advance|a movement forward|progress progression
advanced|farther along in physical or mental development|
advent|arrival that has been awaited|coming
adverb|the word class that qualifies verbs or clauses|
adverse|contrary to your interests or welfare|inauspicious untoward
advice|a proposal for an appropriate course of action|
advocacy|active support of an idea or cause etc.|protagonism
advocate|push for something|recommend urge
aerial|a pass to a receiver downfield from the passer|
aerobic|depending on free oxygen or air|aerophilic aerophilous
aerosol|a cloud of solid or liquid particles in a gas|
afar|at or from or to a great distance|
affable|diffusing warmth and friendliness|amiable cordial genial
affair|a vaguely specified concern|matter thing
affected|speaking or behaving in an artificial way to make an impression|unnatural
affinity|the attraction between an antigen and an antibody|
affirm|establish or strengthen as with new evidence or facts|confirm corroborate sustain substantiate support
affirmed|thoroughbred that won the triple crown in 1978|
affix|add to the very end|append supplement
affixed|firmly attached|
afford|be able to spare or give up|
affront|a deliberately offensive act or something producing the effect of deliberate disrespect|insult
aflame|keenly excited or indicating excitement|ablaze aroused
afloat|aimlessly drifting|adrift aimless directionless planless rudderless undirected
afraid|filled with fear or apprehension|
afresh|again but in a new or different way|anew
after|happening at a time subsequent to a reference time|subsequently later afterwards afterward
age|how long something has existed|
aged|advanced in years|elderly older senior
agency|an administrative unit of government|bureau office authority
agenda|a temporally organized plan for matters to be attended to|docket schedule
agent|an active and efficient cause|
aghast|struck with fear, dread, or consternation|appalled dismayed shocked
agile|moving quickly and lightly|nimble quick spry
agility|the gracefulness of a person or animal that is quick and nimble|legerity lightness lightsomeness nimbleness
agitate|try to stir up public opinion|foment
agitated|troubled emotionally and usually deeply|
aglow|softly bright or radiant|lambent lucent luminous
agree|be in accord|hold concur concord
agreed|united by being of the same opinion|
ahead|at or in the front|before
aim|an anticipated outcome that is intended or that guides your planned actions|purpose intent intention design
airborne|moved or conveyed by or through air|
aircraft|a vehicle that can fly|
airfare|the fare charged for traveling by airplane|
airfield|a place where planes take off and land|field
airless|lacking fresh air|close stuffy unaired
airliner|a commercial airplane that carries passengers|
airplane|an aircraft that has a fixed wing and is powered by propellers or jets|aeroplane plane
airport|an airfield equipped with control tower and hangars as well as accommodations for passengers and cargo|airdrome aerodrome drome
airstrip|an airfield without normal airport facilities|strip
airy|open to or abounding in fresh air|aired
ajar|slightly open|
akin|similar in quality or character|kindred
alarm|fear resulting from the awareness of danger|dismay consternation
alarmed|experiencing a sudden sense of danger|
alarming|frightening because of an awareness of danger|
alarmist|a person who alarms others needlessly|
album|one or more recordings issued together|
alcove|a small recess opening off a larger room|bay
alderman|a member of a municipal legislative body|
alert|warn or arouse to a sense of danger or call to a state of preparedness|alarm
alerting|a state of readiness to respond|alertness
algebra|the mathematics of generalized arithmetical operations|
alienate|arouse hostility or indifference in where there had formerly been love, affection, or friendliness|estrange disaffect
alight|to come to rest, settle|light perch
align|place in a line or arrange so as to be parallel or straight|aline adjust
aligning|causing to fall into line or into position|positioning
alike|having the same or similar characteristics|similar like
alive|possessing life|live
all|used with either mass or count nouns to indicate the whole number or amount of or every one of a class|
allege|report or maintain|aver say
alleged|declared but not proved|
allegory|a short moral story|fable parable apologue
alley|a narrow street with walls on both sides|alleyway
allied|related by common characteristics or ancestry|
allocate|distribute according to a plan or set apart for a special purpose|apportion
allotted|given as a task|
allow|make it possible through a specific action or lack of action for something to happen|let permit
allude|make a more or less disguised reference to|touch advert
alluring|highly attractive and able to arouse hope or desire|beguiling enticing tempting
allusion|passing reference or indirect mention|
ally|a friendly nation|
almost|slightly short of or not quite accomplished|about most nearly near nigh virtually
aloha|an acknowledgment that can be used to say hello or goodbye|ciao
alone|without any others being included or involved|entirely exclusively solely only
along|with a forward motion|on
aloof|remote in manner|distant upstage
already|prior to a specified or implied time|
altered|changed in form or character without becoming something else|
altering|the sterilization of an animal|neutering fixing
altitude|elevation especially above sea level or above the earth's surface|height
altruism|the quality of unselfish concern for the welfare of others|selflessness
aluminum|a silvery ductile metallic element found primarily in bauxite|aluminium al
alumna|a person who has received a degree from a school|alumnus alum graduate grad
alumnus|a person who has received a degree from a school|alumna alum graduate grad
amass|collect or gather|accumulate cumulate conglomerate gather
amateur|someone who pursues a study or sport as a pastime|
amaze|affect with wonder|astonish astound
amazed|filled with the emotional impact of overwhelming surprise or shock|astonied astonished astounded stunned
amazing|surprising greatly|astonishing
amber|of a medium to dark brownish yellow color|
ambient|completely enveloping|
ambition|a cherished desire|aspiration dream
amble|walk leisurely|mosey
amenable|disposed or willing to conform|conformable
amend|to make better|better improve ameliorate meliorate
amended|of legislation|
amenity|pleasantness resulting from agreeable conditions|agreeableness
amiable|disposed to please|
amiably|in an affable manner|affably genially
amicable|characterized by friendship and good will|
amiss|not functioning properly|awry haywire wrong
amount|a quantity of money|sum
ample|more than enough in size or scope or capacity|
amplify|increase in size, volume or significance|magnify
amuse|occupy in an agreeable, entertaining or pleasant fashion|divert disport
amused|pleasantly occupied|diverted entertained
analogy|an inference that if things agree in some respects they probably agree in others|
analysis|an investigation of the component parts of a whole and their relations in making up the whole|
analytic|using or subjected to a methodology using algebra and calculus|
analyzed|examined carefully and methodically|
analyzer|an instrument that performs analyses|analyser
anatomy|the branch of morphology that deals with the structure of animals|
ancestor|someone from whom you are descended|ascendant ascendent antecedent root
ancestry|the descendants of one individual|lineage line descent bloodline blood pedigree origin parentage stemma stock
anchor|a mechanical device that prevents a vessel from moving|
android|an automaton that resembles a human being|humanoid
anecdote|short account of an incident|
anew|again but in a new or different way|afresh
angelic|marked by utter benignity|angelical beatific saintlike saintly sainted
anger|a strong emotion|choler ire
angle|the space between two lines or planes that intersect|
angling|fishing with a hook and line|
angry|feeling or showing anger|
angst|an acute but unspecific feeling of anxiety|
angular|measured by an angle or by the rate of change of an angle|
animal|a living organism characterized by voluntary movement|beast brute creature fauna
animate|heighten or intensify|inspire invigorate enliven exalt
animated|having life or vigor or spirit|alive
ankle|a gliding joint between the distal ends of the tibia and fibula and the proximal end of the talus|
annoyed|aroused to impatience or anger|irritated miffed nettled peeved pissed riled roiled steamed stung
annoying|causing irritation or annoyance|bothersome galling irritating nettlesome pesky pestering pestiferous plaguy plaguey teasing vexatious vexing
annual|completing its life cycle within a year|
annually|without missing a year|yearly
annuity|income from capital investment paid in a series of regular payments|rente
anorak|a kind of heavy jacket|parka windbreaker windcheater
another|any of various alternatives|
answer|react verbally|reply respond
antenna|an electrical device that sends or receives radio or television signals|aerial
anthill|a mound of earth made by ants as they dig their nest|formicary
antic|ludicrously odd|fantastic fantastical grotesque
antidote|a remedy that stops or controls the effects of a poison|counterpoison
antique|made in or typical of earlier times and valued for its age|
antler|deciduous horn of a member of the deer family|
anvil|a heavy block of iron or steel on which hot metals are shaped by hammering|
anxiety|a vague unpleasant emotion that is experienced in anticipation of some misfortune|
anxious|eagerly desirous|dying
any|one or some or every or all without specification|whatever whatsoever
anyhow|used to indicate that a statement explains or supports a previous statement|anyway anyways
anymore|at the present or from now on|
anyplace|at or in or to any place|anywhere
anyway|used to indicate that a statement explains or supports a previous statement|anyhow anyways
anywhere|at or in or to any place|anyplace
apart|separated or at a distance in place or position or time|
ape|any of various primates with short tails or no tail at all|
aperture|a device that controls amount of light admitted|
apex|the highest point|vertex peak acme
aphorism|a short pithy instructive saying|apothegm apophthegm
apiece|to or from every one of two or more|each
aplomb|great coolness and composure under strain|assuredness cool poise
apology|an expression of regret at having caused trouble for someone|
apparent|clearly revealed to the mind or the senses or judgment|evident manifest palpable patent plain unmistakable
appeal|earnest or urgent request|entreaty prayer
appear|give a certain impression or have a certain outward aspect|look seem
appease|cause to be more favorably inclined|pacify lenify conciliate assuage mollify placate gentle gruntle
append|add to the very end|supplement affix
appetite|a feeling of craving something|appetency appetence
applaud|clap one's hands or shout after performances to indicate approval|clap spat acclaim
applause|a demonstration of approval by clapping the hands together|clapping
apple|fruit with red or yellow or green skin and sweet to tart crisp whitish flesh|
applied|concerned with concrete problems or data rather than with fundamental principles|
apply|put into service|use utilize utilise employ
appoint|create and charge with a task or function|name nominate constitute
approach|move towards|near
approval|a feeling of liking something or someone good|
approve|give sanction to|okay sanction
approved|established by authority|sanctioned
apron|a garment of cloth or leather or plastic that is tied about the waist and worn to protect your clothing|
apt|naturally disposed toward|disposed given minded tending
aptitude|inherent ability|
aptly|with competence|competently ably capably
aquarium|a tank or pool or bowl filled with water for keeping live fish and underwater animals|
aqueduct|a conduit that resembles a bridge but carries water over a valley|
arable|capable of being farmed productively|cultivable cultivatable tillable
arcane|requiring secret or mysterious knowledge|
arch|a curved shape in the vertical plane that spans an opening|
archery|the sport of shooting arrows with a bow|
arching|forming or resembling an arch|arced arched arciform arcuate bowed
archway|a passageway under a curved masonry construction|arch
ardent|characterized by intense emotion|fervent fervid fiery impassioned perfervid torrid
ardor|a feeling of strong eagerness|ardour elan zeal
arduous|characterized by effort to the point of exhaustion|backbreaking grueling gruelling hard heavy laborious operose punishing toilsome
area|a particular geographical region of indefinite boundary|country
arena|a particular environment or walk of life|sphere domain area orbit field
arguably|as can be shown by argument|
arguing|a contentious speech act|controversy contention contestation disputation disceptation tilt argument
argument|a fact or assertion offered as evidence that something is true|statement
aria|an elaborate song for solo voice|
arm|a human limb|leg
armchair|chair with a support on each side for arms|
aroma|any property detected by the olfactory system|smell odor odour scent
around|in the area or vicinity|about
arraign|call before a court to answer an indictment|
arrange|put into a proper or systematic order|
arranged|disposed or placed in a particular kind of order|ordered
array|lay out orderly or logically in a line or as if in a line|range
arrayed|in ceremonial attire and paraphernalia|panoplied
arrival|accomplishment of an objective|reaching
arrive|reach a destination|get come
arrogant|having or showing feelings of unwarranted importance out of overbearing pride|chesty
arrow|a mark to indicate a direction or relation|pointer
art|the products of human creativity|
article|nonfictional prose forming an independent part of a publication|
artifact|a man-made object taken as a whole|artefact
artifice|a deceptive maneuver|ruse
artisan|a skilled worker who practices some trade or handicraft|craftsman journeyman artificer
artist|a person whose creative work shows sensitivity and imagination|
artistic|satisfying aesthetic standards and sensibilities|
artistry|a superior skill that you can learn by study and practice and observation|art prowess
artwork|photographs or other visual representations in a printed publication|art graphics
ascribe|attribute or credit to|impute assign attribute
ash|the residue that remains when something is burned|
ashen|anemic looking from illness or emotion|blanched bloodless livid white
ashore|towards the shore from the water|
aside|on or to one side|
ask|make a request or demand for something to somebody|
asking|the verbal act of requesting|request
asleep|in a state of sleep|
aspect|a distinct feature or element in a problem|facet
aspirant|an ambitious and aspiring young person|aspirer hopeful wannabe wannabee
aspire|have an ambitious plan or a lofty goal|aim
aspiring|desiring or striving for recognition or advancement|aspirant wishful
assemble|create by putting components or members together|piece tack
assembly|a group of machine parts that fit together to form a self-contained unit|
assert|state categorically|asseverate maintain
asserted|confidently declared to be so|
assess|evaluate or estimate the nature, quality, ability, extent, or significance of|measure evaluate valuate appraise value
assessor|an official who evaluates property for the purpose of taxing it|
asset|a useful or valuable quality|plus
assigned|appointed to a post or duty|
assume|take to be the case or to be true|presume
assumed|adopted in order to deceive|false fictitious fictive pretended sham
assuming|excessively forward|assumptive presumptuous
assure|make certain of|guarantee ensure insure secure
assured|characterized by certainty or security|
assuring|giving confidence|
asterisk|a star-shaped character * used in printing|star
astonish|affect with wonder|amaze astound
astound|affect with wonder|amaze astonish
astray|away from the right path or direction|
astride|with one leg on each side|astraddle
astute|marked by practical hardheaded intelligence|sharp shrewd
astutely|in a shrewd manner|shrewdly sagaciously sapiently acutely
athlete|a person trained to compete in sports|jock
athletic|vigorously active|acrobatic gymnastic
attached|being joined in close association|affiliated connected
attain|to gain with effort|achieve accomplish reach
attained|achieved or reached|
attempt|earnest and conscientious activity intended to do or accomplish something|effort endeavor endeavour try
attend|be present at, etc.|
attest|provide evidence for|certify manifest demonstrate evidence testify
attested|established as genuine|authenticated documented
attic|floor consisting of open space at the top of a house just below roof|loft garret
attire|clothing of a distinctive style or for a particular occasion|garb dress
attitude|a complex mental state involving beliefs and feelings and values and dispositions to act in certain ways|
attorney|a professional person authorized to practice law|lawyer
attract|direct toward itself or oneself by means of some psychological power or physical attributes|pull draw
attune|adjust or accustom to|
auburn|colored a moderate reddish-brown|
audacity|fearless daring|audaciousness temerity
audible|heard or perceptible by the ear|hearable
audience|a gathering of spectators or listeners at a performance|
audit|an inspection of the accounting procedures and records by a trained accountant or CPA|
audition|perform in order to get a role|
auditory|of or relating to the process of hearing|audile auditive
augment|enlarge or increase|
auspice|a favorable omen|
austere|severely simple|severe stark stern
author|writes professionally|writer
auto|a motor vehicle with four wheels|car automobile machine motorcar
autumn|the season when the leaves fall from the trees|fall
avail|use to one's advantage|
avarice|reprehensible acquisitiveness|greed covetousness rapacity avaritia
avenue|a line of approach|
averse|strongly opposed|antipathetic antipathetical indisposed loath loth
aversion|a feeling of intense dislike|antipathy distaste
avert|prevent the occurrence of|debar forefend forfend obviate deflect avoid
aviation|the aggregation of a country's military aircraft|
aviator|someone who operates an aircraft|aeronaut airman flier flyer
avocado|a pear-shaped tropical fruit with green or blackish skin and rich yellowish pulp enclosing a single large seed|aguacate
avoid|stay clear from|
avowed|openly declared as such|professed
await|look forward to the probable occurrence of|expect look wait
awaited|expected hopefully|anticipated
awake|not in a state of sleep|
awaken|stop sleeping|awake arouse wake waken
awakened|aroused or activated|
award|a grant made by a law court|awarding
awarding|a grant made by a law court|award
aware|having or showing knowledge or understanding or realization or perception|cognizant cognisant
awash|covered with water|afloat flooded inundated overflowing
away|from a particular thing or place or position|off forth
awed|inspired by a feeling of fearful wonderment or reverence|awful
awesome|inspiring awe or admiration or wonder|amazing awful awing
awful|exceptionally bad or displeasing|atrocious abominable dreadful painful terrible unspeakable
awfully|used as intensifiers|terribly awful frightfully
awhile|for a short time|briefly
awkward|causing inconvenience|
awning|a canopy made of canvas to shelter people or things from rain or sun|sunshade sunblind
awry|away from the correct or expected course|amiss
axiom|a saying that is widely accepted on its own merits|maxim
axis|a straight line through a body or figure that satisfies certain conditions|
axle|a shaft on which a wheel rotates|
azalea|any of numerous ornamental shrubs grown for their showy flowers of various colors|
babble|utter meaningless sounds, like a baby, or utter in an incoherent way|
babbling|gibberish resembling the sounds of a baby|babble lallation
baboon|large terrestrial monkeys having doglike muzzles|
baby|a very young child who has not yet begun to walk or talk|babe infant
babyish|characteristic of a baby|
bachelor|a man who has never been married|
back|in or to or toward a former location|
backbone|a central cohesive source of support and stability|anchor mainstay keystone linchpin lynchpin
backdrop|scenery hung at back of stage|background backcloth
backer|invests in a theatrical production|angel
backing|the act of providing approval and support|backup championship patronage
backlog|an accumulation of jobs not done or materials not processed that are yet to be dealt with|
backward|at or to or toward the back or rear|back backwards rearward rearwards
backyard|the grounds in back of a house|
bacon|back and sides of a hog salted and dried or smoked|
bad|having undesirable or negative qualities|
badge|an emblem that signifies your status|
badger|annoy persistently|tease pester bug beleaguer
badness|that which is below standard or expectations as of ethics or decency|bad
baffle|be a mystery or bewildering to|perplex vex stick get puzzle mystify beat pose bewilder flummox stupefy nonplus gravel amaze dumbfound
baffled|people who are frustrated and perplexed|
baffling|making great mental demands|elusive knotty problematic problematical tough
bag|a flexible container with a single opening|
bagel|glazed yeast-raised doughnut-shaped roll with hard crust|beigel
baggage|cases used to carry belongings when traveling|luggage
bagging|coarse fabric used for bags or sacks|sacking
baggy|not fitting closely|sloppy
bagpipe|a tubular wind instrument|
baiting|harassment especially of a tethered animal|
bake|cook and make edible by putting in a hot oven|
baked|dried out by heat or excessive exposure to sunlight|adust parched scorched sunbaked
balance|a state of equilibrium|
balanced|being in a state of proper equilibrium|
baldness|the condition of having no hair on the top of the head|phalacrosis
balk|refuse to comply|resist baulk jib
balking|stopping short and refusing to go on|balky
ballad|a narrative song with a recurrent refrain|lay
ballast|any heavy material used to stabilize a ship or airship|
ballet|a theatrical representation of a story that is performed to music by trained dancers|
balloon|large tough nonrigid bag filled with gas or heated air|
ballpark|a facility in which ball games are played|park
ballroom|large room used mainly for dancing|
ban|forbid the public distribution of|censor
banal|repeated too often|commonplace hackneyed shopworn stock threadbare timeworn tired trite
banality|a trite or obvious remark|platitude cliche commonplace bromide
banana|elongated crescent-shaped yellow fruit with soft sweet flesh|
bandage|a piece of soft material that covers and protects an injured part of the body|patch
bandy|toss or strike a ball back and forth|
banish|expel from a community or group|ban ostracize ostracise shun blackball
banister|a railing at the side of a staircase or balcony to prevent people from falling|bannister balustrade balusters handrail
banjo|a stringed instrument of the guitar family that has long neck and circular body|
bank|sloping land|
banknote|a piece of paper money|bill note greenback
bankrupt|financially ruined|
banner|long strip of cloth or paper used for decoration or advertising|streamer
banning|an official prohibition or edict against something|ban forbiddance forbidding
banquet|a ceremonial dinner party for many people|feast
banter|light teasing repartee|raillery backchat
barb|an aggressive remark directed at a person like a missile and intended to have a telling effect|shot shaft slam dig jibe gibe
barbed|capable of wounding|biting nipping pungent mordacious
barbell|a bar to which heavy discs are attached at each end|
bared|having the head uncovered|bareheaded
barefoot|without shoes|barefooted shoeless
barely|only a very short time before|hardly just scarcely scarce
bargain|an agreement between parties fixing obligations of each|deal
barge|a flatbottom boat for carrying heavy loads|flatboat hoy lighter
bark|tough protective covering of the woody stems and roots of trees and other woody plants|
barn|an outlying farm building for storing grain or animal feed and housing farm animals|
barnyard|a yard adjoining a barn|
baroque|having elaborate symmetrical ornamentation|churrigueresque churrigueresco
barrack|a building or group of buildings used to house military personnel|
barrage|the rapid and continuous delivery of linguistic communication|bombardment outpouring onslaught
barrel|a tube through which a bullet travels when a gun is fired|
barrette|a pin for holding women's hair in place|
barrier|a structure or object that impedes free movement|
barring|the act of excluding someone by a negative vote or veto|blackball
baseball|a ball game played with a bat and ball between two teams of nine players|ball
baseline|an imaginary line or standard by which things are measured or compared|
basement|the lowermost portion of a structure partly or wholly below ground level|cellar
bash|a vigorous blow|knock bang smash belt
bashful|self-consciously timid|
basic|reduced to the simplest and most significant form possible without loss of generality|canonic canonical
basin|a bowl-shaped vessel|
basis|a relation that provides the foundation for something|footing ground
bask|derive or receive pleasure from|enjoy relish savor savour
basket|a container that is usually woven and has handles|handbasket
bassist|a musician who play the bass viol|
bassoon|a double-reed instrument|
batch|all the loaves of bread baked at the same time|
bath|a vessel containing liquid in which something is immersed|
bathe|cleanse the entire body|
bathing|immersing the body in water or sunshine|
bathrobe|a loose-fitting robe of towelling|
bathroom|a room containing a bathtub or shower and usually a washbasin and toilet|
bathtub|a relatively large open container that you fill with water and use to wash the body|tub
baton|a thin tapered rod used by a conductor to lead an orchestra or choir|wand
batter|strike against forcefully|buffet
battery|group of guns or missile launchers operated together at one place|
batting|the batter's attempt to get on base|
baud|a data transmission rate for modems|
bay|an indentation of a shoreline larger than a cove but smaller than a gulf|embayment
bayou|a swampy arm or slow-moving outlet of a lake|
beacon|a fire that can be seen from a distance|
bead|a small ball with a hole through the middle|
beagle|a small short-legged smooth-coated breed of hound|
beak|horny projecting mouth of a bird|bill neb nib pecker
beam|a signal transmitted along a narrow path|
beaming|cheerful and bright|glad
bearable|capable of being borne though unpleasant|endurable sufferable supportable
beard|the hair growing on the lower part of a man's face|whiskers
bearded|having hair on the cheeks and chin|barbate bewhiskered whiskered whiskery
bearer|someone whose employment involves carrying something|carrier toter
beauty|the qualities that give pleasure to the senses|
beckon|signal with the hands or nod|wave
become|enter or assume a certain state or condition|go get
bed|a piece of furniture that provides a place to sleep|
bedding|coverings that are used on a bed|bedclothes
bedroom|a room used primarily for sleeping|chamber bedchamber
bedside|space by the side of a bed|
bedtime|the time you go to bed|
beef|cattle that are reared for their meat|
beefy|muscular and heavily built|burly husky strapping buirdly
beehive|any workplace where people are very busy|
befit|accord or comport with|suit beseem
before|earlier in time|earlier prior
befriend|become friends with|
begin|take the first step or steps in carrying out an action|get start commence
beginner|someone new to a field or activity|novice tyro tiro initiate
beguile|influence by slyness|juggle hoodwink
beguiled|filled with wonder and delight|captivated charmed delighted enthralled entranced
behalf|as the agent of or on someone's part|
behind|in or to or toward the rear|
behold|see with attention|
beholder|a person who becomes aware through the senses|perceiver percipient observer
being|the state or fact of existing|beingness existence
belabor|to work at or to absurd length|belabour
belated|after the expected or usual time|late tardy
belfry|a bell tower|campanile
belie|be in contradiction with|contradict negate
belief|any cognitive content held as true|
believe|accept as true|
believer|a supporter who accepts something as true|truster
bell|a hollow device made of metal that makes a ringing sound when struck|
bellboy|someone employed as an errand boy and luggage carrier around hotels|bellman bellhop
bellhop|someone employed as an errand boy and luggage carrier around hotels|bellboy bellman
belling|a noisy mock serenade to a newly married couple|shivaree chivaree charivari callithump callathump
bellow|shout loudly and without restraint|bawl
belly|the region of the body of a vertebrate between the thorax and the pelvis|abdomen venter stomach
belong|be suitable or acceptable|
beloved|dearly loved|darling dear
belt|endless loop of flexible material between two rotating shafts or pulleys|
belting|the material of which belts are made|
beltway|a highway that encircles an urban area so that traffic does not have to pass through the center|bypass ringway
bemoan|regret strongly|deplore lament bewail
bemuse|cause to be confused emotionally|bewilder discombobulate throw
bench|a long seat for more than one person|
bend|form a curve|flex
beneath|in or to a place that is lower|below
benefit|financial assistance in time of need|
bent|a relatively permanent inclination to react in a particular way|set
bequest|a gift of personal property by will|legacy
berate|censure severely or angrily|rebuke rag trounce lecture reprimand jaw scold chide remonstrate lambaste lambast
berating|a severe rebuke|
beret|a cap with no brim or bill|
beseech|ask for or request earnestly|bid entreat adjure press conjure
beset|annoy continually or chronically|harass hassle harry chivy chivvy chevy chevvy plague molest provoke
best|having the most positive qualities|
between|in the interval|betwixt
beverage|any liquid suitable for drinking|drink drinkable potable
beware|be on one's guard|mind
bewilder|cause to be confused emotionally|bemuse discombobulate throw
beyond|farther along in space or time or degree|
bias|a partiality that prevents objective consideration of an issue or situation|prejudice preconception
bicker|argue over petty things|quibble niggle pettifog squabble brabble
bicycle|a wheeled vehicle that has two wheels and is moved by foot pedals|bike wheel cycle
bid|propose a payment|offer tender
bidder|someone who makes an offer|
bidding|an authoritative direction or instruction to do something|command bid dictation
big|above average in size or number or quantity or magnitude or extent|large
bigger|large or big relative to something else|larger
bigwig|the most important person in a group or undertaking|kingpin
biker|a person who rides a bicycle|cyclist bicyclist bicycler wheeler
bill|a statute in draft before it becomes law|measure
billfold|a pocket-size case for holding papers and paper money|wallet notecase pocketbook
billing|request for payment of a debt|charge
billion|the number that is represented as a one followed by 12 zeros|
bingo|a game in which numbered balls are drawn at random and players cover the corresponding numbers on their cards|lotto beano keno
binomial|of or relating to or consisting of two terms|
biology|the science that studies living organisms|
biplane|old fashioned airplane|
bird|warm-blooded egg-laying vertebrates characterized by feathers and forelimbs modified as wings|
birdcage|a cage in which a bird can be kept|
birdseed|food given to birds|
birthday|an anniversary of the day on which a person was born|
biscuit|small round bread leavened with baking-powder or soda|
bison|any of several large humped bovids having shaggy manes and large heads and short horns|
bit|a small piece or quantity of something|spot
biting|capable of wounding|barbed nipping pungent mordacious
bitter|marked by strong resentment or cynicism|acrimonious
bitterly|indicating something hard to accept|
blab|divulge confidential information or secrets|talk tattle peach babble sing
blade|especially a leaf of grass or the broad portion of a leaf as distinct from the petiole|
blah|pompous or pretentious talk or writing|bombast fustian rant claptrap
blame|harass with constant criticism|pick
blamed|expletives used informally as intensifiers|blasted blame blessed damn damned darned deuced goddam goddamn goddamned infernal
blanch|turn pale, as if in fear|pale blench
bland|lacking taste or flavor or tang|flat flavorless flavourless insipid savorless savourless vapid
blank|not written or printed on|clean white
blanket|bedding that keeps a person warm in bed|cover
blare|a loud harsh or strident noise|blaring cacophony clamor din
blaring|a loud harsh or strident noise|blare cacophony clamor din
blasted|expletives used informally as intensifiers|blame blamed blessed damn damned darned deuced goddam goddamn goddamned infernal
blasting|causing injury or blight|ruinous
blastoff|the launching of a missile or spacecraft to a specified destination|shot
blatant|without any attempt at concealment|blazing conspicuous
blaze|shine brightly and intensively|
blazer|lightweight single-breasted jacket|
blazing|shining intensely|blinding dazzling fulgent glaring glary
bleach|the whiteness that results from removing the color from something|
bleached|having lost freshness or brilliance of color|faded washy
bleak|offering little or no hope|black dim
bleary|tired to the point of exhaustion|blear
blend|combine into one|intermix immingle intermingle
blended|combined or mixed together so that the constituent parts are indistinguishable|
blender|an electrically powered mixer with whirling blades that mix or chop or liquefy foods|liquidizer liquidiser
blink|briefly shut the eyes|wink nictitate nictate
bliss|a state of extreme happiness|blissfulness
blissful|completely happy and contented|
blithe|lacking or showing a lack of due concern|
blithely|in a joyous manner|happily merrily mirthfully gayly jubilantly
blizzard|a storm with widespread snowfall accompanied by strong winds|snowstorm
blob|an indistinct shapeless form|
blocking|the act of obstructing or deflecting someone's movements|block
blogger|a person who keeps and updates a blog|
bloom|produce or yield flowers|blossom flower
blooming|the organic process of bearing flowers|bloom
blooper|an embarrassing mistake|blunder bloomer bungle pratfall fuckup flub botch boner
blossom|reproductive organ of angiosperm plants especially one having showy or colorful parts|flower bloom
blot|a blemish made by dirt|smudge spot daub smear smirch slur
blotch|an irregularly shaped spot|splodge splotch
blotched|marked with irregularly shaped spots or blots|blotchy splotched
blouse|a top worn by women|
blown|being moved or acted upon by moving air or vapor|
blubber|cry or whine with snuffling|snivel sniffle blub snuffle
bluff|a high steep bank|
bluish|of the color intermediate between green and violet|blue blueish
blunder|an embarrassing mistake|blooper bloomer bungle pratfall fuckup flub botch boner
blunt|make less intense|
blur|a hazy or indistinct representation|fuzz
blurb|a promotional statement|endorsement indorsement
blurred|indistinct or hazy in outline|bleary blurry foggy fuzzy hazy muzzy
blurry|indistinct or hazy in outline|bleary blurred foggy fuzzy hazy muzzy
blurt|utter impulsively|blunder ejaculate
blush|turn red, as if in embarrassment or shame|crimson flush redden
blushing|having a red face from embarrassment or shame or agitation or emotional upset|blushful
bluster|noisy confusion and turbulence|
boarding|the act of passengers and crew getting aboard a ship or aircraft|embarkation embarkment
boast|wear or display in an ostentatious or proud manner|sport feature
boastful|exhibiting self-importance|braggart bragging braggy big crowing
boasting|speaking of yourself in superlatives|boast jactitation
boat|a small vessel for travel on water|
boating|water travel for pleasure|yachting
bob|move up and down repeatedly|
bobbin|a winder around which thread or tape or film or other flexible materials can be wound|spool reel
bodice|part of a dress above the waist|
bog|wet spongy ground of decomposing vegetation|
bogeyman|an imaginary monster used to frighten children|bugbear bugaboo boogeyman booger
boggle|startle with amazement or fear|
boiler|sealed vessel where water is converted to steam|
boiling|the application of heat to change something from a liquid to a gas|
boldness|the trait of being willing to undertake things that involve risk or danger|daring hardiness hardihood
bolster|support and strengthen|
bolt|a discharge of lightning accompanied by thunder|thunderbolt
bond|an electrical force linking atoms|
bone|rigid connective tissue that makes up the skeleton of vertebrates|os
bonfire|a large outdoor fire that is lighted as a signal or in celebration|balefire
bonnet|a hat tied under the chin|
bonus|anything that tends to arouse|fillip
bony|being very thin|scraggy scraggly boney scrawny skinny underweight weedy
boo|show displeasure, as after a performance or speech|hiss
book|a written work or composition that has been published|
bookcase|a piece of furniture with shelves for storing books|
booked|reserved in advance|engaged
bookend|a support placed at the end of a row of books to keep them upright|
booking|employment for performers or performing groups that lasts for a limited period of time|engagement
booklet|a small book usually having a paper cover|brochure folder leaflet pamphlet
bookmark|a marker placed between the pages of a book to mark the reader's place|bookmarker
bookshop|a shop where books are sold|bookstore bookstall
boom|make a resonant sound, like artillery|din
boon|a desirable state|blessing
boost|the act of giving hope or support to someone|encouragement
boot|footwear that covers the whole foot and lower leg|
booth|a table surrounded by two high-backed benches|
boring|so lacking in interest as to cause mental weariness|deadening dull irksome slow tedious tiresome wearisome
borrow|get temporarily|
borrower|someone who receives something on the promise to return it or its equivalent|
boss|a person who exercises control over workers|foreman chief gaffer honcho
bossy|offensively self-assured or given to exercising usually unwarranted power|autocratic dominating magisterial peremptory
botanist|a biologist specializing in the study of plants|phytologist
botched|spoiled through incompetence or clumsiness|bungled
both|two considered together|
bother|take the trouble to do something|trouble
bothered|caused to show discomposure|daunted fazed
bottle|a glass or plastic vessel used for storing drinks or other liquids|
bouncer|a person whose duty is to throw troublemakers out of a bar or public meeting|
bouncing|rebounding from an impact|bounce
bound|confined by bonds|
boundary|the line or plane indicating the limit or extent of something|bound bounds
bouquet|an arrangement of flowers that is usually given as a present|corsage posy nosegay
bout|a division during which one team is on the offensive|turn round
bowl|a round vessel that is open at the top|
box|private area in a theater or grandstand where a small group can watch the performance|loge
boxcar|a freight car with roof and sliding doors in the sides|
boxed|enclosed in or set off by a border or box|
boxer|someone who fights with his fists for sport|pugilist
boy|a youthful male person|
boycott|refuse to sponsor|
boyhood|the childhood of a boy|
boyish|befitting or characteristic of a young boy|boylike schoolboyish
brace|prepare for something unpleasant or difficult|poise
braced|positioned so as to be ready for confrontation or danger|
bracing|a structural member used to stiffen a framework|brace
braiding|trimming used to decorate clothes or curtains|braid
brain|that part of the central nervous system that includes all the higher nervous centers|encephalon
brainy|having or marked by unusual and impressive intelligence|brilliant
branch|a division of some larger or more complex organization|subdivision arm
branched|resembling a fork|bifurcate biramous forked forficate pronged prongy
brand|a name given to a product or service|marque
branded|marked or labeled by a distinctive word or symbol indicating exclusive rights|
branding|the act of stigmatizing|stigmatization stigmatisation
brandish|move or swing back and forth|flourish wave
brash|offensively bold|cheeky nervy
bravado|a swaggering show of courage|bluster
brave|possessing or displaying courage|courageous
bravely|in a courageous manner|courageously
bravery|a quality of spirit that enables you to face danger or pain without showing fear|courage courageousness braveness
brawn|possessing muscular strength|brawniness muscle muscularity sinew heftiness
brawny|possessing physical strength and weight|hefty muscular powerful sinewy
brazen|unrestrained by convention or propriety|audacious barefaced bodacious brassy insolent
brazier|large metal container in which coal or charcoal is burned|brasier
breach|a failure to perform some promised act or obligation|
breadth|the capacity to understand a broad range of topics|comprehensiveness largeness
breathe|draw air into, and expel out of, the lungs|respire suspire
breathed|uttered without voice|voiceless
breeze|a slight wind|zephyr air
brevity|the use of brief expressions|
brick|rectangular block of clay baked by the sun or in a kiln|
bridge|a structure that allows people or vehicles to cross an obstacle such as a river or canal or railway etc.|span
brief|of short duration or distance|
briefing|detailed instructions, as for a military operation|
briefly|for a short time|awhile
brigade|army unit smaller than a division|
bright|emitting or reflecting light readily or in large amounts|
brighten|make more cheerful through the use of color|lighten
brim|the top edge of a vessel or other container|rim lip
brimming|filled to capacity|brimful brimfull
bring|take something or somebody with oneself somewhere|convey take
bringing|the act of delivering or distributing something|delivery
brink|a region marking a boundary|threshold verge
brisk|quick and energetic|alert lively merry rattling snappy spanking zippy
bristle|a stiff fiber|
bristled|having or covered with protective barbs or quills or spines or thorns or setae etc.|barbed barbellate briary briery bristly burred burry prickly setose setaceous spiny thorny
brittle|having little elasticity|brickle brickly
broached|of a cask or barrel|abroach
broad|having great extent from one side to the other|wide
broaden|extend in scope or range or area|widen extend
broadly|without regard to specific details or exceptions|loosely generally
brochure|a small book usually having a paper cover|booklet folder leaflet pamphlet
broil|heat by a natural force|bake
broiled|cooked by radiant heat|grilled
broiling|cooking by direct exposure to radiant heat|broil grilling
broke|lacking funds|bust skint
broken|physically and forcibly separated into pieces or cracked or split|
broker|a businessman who buys or sells for another in exchange for a commission|agent factor
bronco|an unbroken or imperfectly broken mustang|bronc broncho
bronze|an alloy of copper and tin and sometimes other elements|
bronzed|having a tan color from exposure to the sun|suntanned tanned
brooding|deeply or seriously thoughtful|broody contemplative meditative musing pensive pondering reflective ruminative
brook|a natural stream of water smaller than a river|creek
broom|a cleaning implement for sweeping|
brother|a male with the same parents as someone else|
brow|the part of the face above the eyes|forehead
brown|of a color similar to that of wood or earth|brownish
browned|deeply suntanned|brown
brownish|of a color similar to that of wood or earth|brown
brunt|main force of a blow etc|
brush|a dense growth of bushes|brushwood coppice copse thicket
brushed|touched lightly in passing|
brusque|marked by rude or peremptory shortness|brusk curt short
bubble|a hollow globule of gas|
buck|to strive with determination|
bucket|a roughly cylindrical vessel that is open at the top|pail
buckle|fastener that fastens together two ends of a belt or strap|
bud|a partially opened flower|
budge|move very slightly|stir shift agitate
budget|a sum of money allocated for a particular purpose|
buff|an ardent follower and admirer|fan devotee lover
buffer|an ionic compound that resists changes in its pH|
buffet|strike against forcefully|batter
buffeted|pounded or hit repeatedly by storms or adversities|
bug|general term for any insect or similar creeping or crawling invertebrate|
bugged|having hidden electronic eavesdropping devices|
buggy|a small lightweight carriage|roadster
bugle|a brass instrument without valves|
builder|a substance added to soaps or detergents to increase their cleansing action|
building|a structure that has a roof and walls and stands more or less permanently in one place|edifice
built|having a substance added to increase effectiveness|reinforced
bulb|a modified bud consisting of a thickened globular underground stem serving as a reproductive structure|
bulge|swell or protrude outwards|pouch protrude
bulging|curving outward|bellied bellying bulbous bulgy protuberant
bulk|the property resulting from being or relating to the greater in number of two parts|majority
bulky|of large size for its weight|
bull|uncastrated adult male of domestic cattle|
bulletin|a brief report|
bullish|expecting a rise in prices|
bumbling|lacking physical movement skills, especially with the hands|bungling butterfingered handless
bump|knock against with force or violence|knock
bunch|a grouping of a number of similar things|clump cluster clustering
bundle|a collection of things wrapped or boxed together|package packet parcel
bungalow|a small house with a single story|cottage
bungled|spoiled through incompetence or clumsiness|botched
bungler|someone who makes mistakes because of incompetence|blunderer fumbler bumbler stumbler botcher butcher fuckup
bunk|a long trough for feeding cattle|
bunker|a hazard on a golf course|trap
buoyant|tending to float on a liquid or rise in air or gas|floaty
burble|flow in an irregular current with a bubbling noise|ripple babble guggle bubble gurgle
burbling|uttered with unrestrained enthusiasm|burbly effusive gushing
burden|an onerous or difficult concern|load encumbrance incumbrance onus
bureau|an administrative unit of government|agency office authority
burlap|coarse jute fabric|gunny
burly|muscular and heavily built|beefy husky strapping buirdly
burn|destroy by fire|fire
burnt|ruined by overcooking|burned
burr|seed vessel having hooks or prickles|bur
burst|come open suddenly and violently, as if from internal pressure|split
busboy|a restaurant attendant who sets tables and assists waiters and clears away dirty dishes|
bush|a low woody perennial plant usually having several major stems|shrub
bushy|used of hair|shaggy
busily|in a busy manner|
business|a commercial or industrial enterprise and the people who constitute it|concern
bustle|move or cause to move energetically or busily|hustle
bustling|full of energetic and noisy activity|
busy|actively or fully engaged or occupied|
butler|a manservant who has charge of wines and the table|pantryman
butter|an edible emulsion of fat globules made by churning milk or cream|
button|an electrical switch operated by pressing|push
buyer|a person who buys|purchaser emptor vendee
buyout|acquisition of a company by purchasing a controlling percentage of its stock|
buzzing|noisy like the sound of a bee|abuzz
buzzword|stock phrases that have become nonsense through endless repetition|cant
bygone|past events to be put aside|
bylaw|a rule adopted by an organization in order to regulate its own affairs and the behavior of its members|
bypass|avoid something unpleasant or laborious|
byway|a side road little traveled|bypath byroad
cab|a compartment at the front of a motor vehicle or locomotive where driver sits|
cabby|someone who drives a taxi for a living|taxidriver taximan cabdriver cabman
cabin|small room on a ship or boat where people sleep|
cabinet|a piece of furniture resembling a cupboard with doors and shelves and drawers|
cable|a telegram sent abroad|cablegram
cackle|squawk shrilly and loudly, characteristic of hens|
cadence|the accent in a metrical foot of verse|meter metre measure beat
cadet|a military trainee|plebe
cadre|a small unit serving as part of or as the nucleus of a larger political movement|cell
caffeine|a bitter alkaloid found in coffee and tea that is responsible for their stimulating effects|caffein
cage|an enclosure made or wire or metal bars in which birds or animals can be kept|coop
cagey|showing self-interest and shrewdness in dealing with others|cagy canny clever
cajole|influence or urge by gentle urging, caressing, or flattering|wheedle palaver blarney coax inveigle
cake|a block of solid substance|bar
calcium|a white metallic element that burns with a brilliant light|ca
calculus|a hard lump produced by the concretion of mineral salts|concretion
calendar|a system of timekeeping that defines the beginning and length and divisions of the year|
calf|young of domestic cattle|
call|assign a specified proper name to|name
callable|subject to a demand for payment before due date|
calling|the particular occupation for which you are trained|career vocation
callow|young and inexperienced|fledgling unfledged
calm|not agitated|unagitated serene tranquil
calming|the act of appeasing|appeasement
calmly|with self-possession|
calmness|steadiness of mind under stress|composure calm equanimity
camel|cud-chewing mammal used as a draft or saddle animal in desert regions|
cameo|engraving or carving in low relief on a stone|
camera|equipment for taking photographs|
camp|temporary living quarters specially built by the army for soldiers|encampment cantonment bivouac
camper|someone living temporarily in a tent or lodge for recreation|
campsite|a site where people on holiday can pitch a tent|campground bivouac encampment
campus|a field on which the buildings of a university are situated|
can|airtight sealed metal container for food or drink or paint etc.|tin
cancel|postpone indefinitely or annul something that was scheduled|scratch scrub
candid|characterized by directness in manner or speech|blunt forthright frank outspoken plainspoken
candidly|it is sincerely the case that|honestly frankly
candle|stick of wax with a wick in the middle|taper
candy|a rich sweet made of flavored sugar and often combined with fruit or nuts|confect
cane|a stick that people can lean on to help them walk|
canny|showing self-interest and shrewdness in dealing with others|cagey cagy clever
cant|stock phrases that have become nonsense through endless repetition|buzzword
canteen|a flask for carrying water|
canter|a smooth three-beat gait|lope
canyon|a ravine formed by a river in an area with little rainfall|canon
cap|a tight-fitting headdress|
capable|having capacity or ability|
capacity|capability to perform or produce|
cape|a strip of land projecting into a body of water|ness
caper|jump about playfully|
caprice|a sudden desire|impulse whim
capsize|overturn accidentally|turtle
capsule|a small container|
captain|an officer holding a rank below a major but above a lieutenant|
capture|succeed in representing or expressing something intangible|
car|a motor vehicle with four wheels|auto automobile machine motorcar
caravan|a procession traveling together in single file|train
care|feel concern or interest|
careen|walk as if unable to control one's movements|stagger reel keel lurch swag
career|the particular occupation for which you are trained|calling vocation
carefree|free of trouble and worry and care|unworried
careful|exercising caution or showing care or attention|
careless|marked by lack of attention or consideration or forethought or thoroughness|
caress|touch or stroke lightly in a loving or endearing manner|fondle
cargo|goods carried by a large vehicle|lading freight load loading payload shipment consignment
carnival|a festival marked by merrymaking and processions|
carpet|floor covering consisting of a piece of thick heavy fabric|rug carpeting
carping|persistent petty and unjustified criticism|faultfinding
carriage|a railcar where passengers ride|coach
carrier|someone whose employment involves carrying something|bearer toter
carry|move while supporting, either in a vehicle or in one's hands or on one's body|transport
cart|a heavy open wagon usually having two wheels and drawn by an animal|
carting|the work of taking something away in a cart or truck and disposing of it|cartage
cartoon|a humorous or satirical drawing published in a newspaper or magazine|sketch
carve|engrave or cut by chipping away at a surface|
carving|a sculpture created by removing material in order to create a desired shape|
case|an occurrence of something|instance example
casework|close sociological study of a maladjusted person or family for diagnosis and treatment|
cassette|a container that holds a magnetic tape used for recording or playing sound or video|
castle|a large and stately mansion|palace
casual|marked by blithe unconcern|insouciant nonchalant
casually|not methodically or according to plan|
catapult|hurl as if with a sling|sling
catcall|a cry expressing disapproval|
catch|discover or come upon accidentally, suddenly, or unexpectedly|
catching|playing the position of catcher on a baseball team|
category|a collection of things sharing a common attribute|class family
cater|give what is desired or needed, especially support, food or sustenance|provide supply ply
caterer|someone who provides food and service|
catering|providing food and services|
catnip|hairy aromatic perennial herb having whorls of small white purple-spotted flowers in a terminal spike|catmint
caulking|a waterproof filler and sealant that is used in building and repair to make watertight|caulk
caution|warn strongly|admonish monish
cautious|showing careful forethought|
caveat|a warning against certain acts|caution
caveman|someone who lives in a cave|troglodyte
cavern|any large dark enclosed space|
caviar|salted roe of sturgeon or other large fish|caviare
caw|utter a cry, characteristic of crows, rooks, or ravens|
cease|put an end to a state or an activity|discontinue stop quit
cellist|someone who plays a violoncello|violoncellist
cello|a large stringed instrument|violoncello
censure|harsh criticism or disapproval|animadversion
census|a periodic count of the population|nosecount
central|serving as an essential component|cardinal fundamental key primal
century|a period of 100 years|
cerebral|involving intelligence rather than emotions or instinct|intellectual
ceremony|a formal event performed on a special occasion|ceremonial observance
certain|definite but not specified or identified|
certify|provide evidence for|attest manifest demonstrate evidence testify
chafed|painful from having the skin abraded|galled
chaff|be silly or tease one another|kid jolly josh banter
chagrin|strong feelings of embarrassment|humiliation mortification
chain|a series of things depending on each other as if linked together|concatenation
chainsaw|portable power saw|
chair|a seat for one person, with a support for the back|
chairman|the officer who presides at the meetings of an organization|president chairwoman chair chairperson
chamber|a natural or artificial enclosed space|
champ|someone who has won first place in a competition|champion
champion|someone who has won first place in a competition|champ
chance|a possibility due to a favorable combination of circumstances|opportunity
changed|made or become different in nature or form|
changing|marked by continuous change or effective action|
channel|a path over which electrical signals can pass|
chant|recite with musical intonation|intone intonate cantillate
chanted|sung or uttered rhythmically in a monotone|
chanting|the act of singing in a monotonous tone|intonation
chaos|a state of extreme confusion and disorder|pandemonium bedlam
chap|a boy or man|fellow feller fella lad gent blighter cuss bloke
chapter|a subdivision of a written work|
charcoal|a carbonaceous material obtained by heating wood or other organic matter in the absence of air|
charge|an impetuous rush toward someone or something|
charged|of a particle or body or system|
charger|formerly a strong swift horse ridden into battle|courser
chariot|a light four-wheel horse-drawn ceremonial carriage|
charisma|a personal attractiveness or interestingness that enables you to influence others|
charity|a foundation created to promote the public good|
charm|attractiveness that interests or pleases or stimulates|appeal appealingness
charming|pleasing or delighting|
chart|a visual display of information|graph
charter|a document incorporating an institution and specifying its rights|
chase|go after with the intent to catch|trail tail tag dog track
chasm|a deep opening in the earth's surface|
chat|talk socially without exchanging too much information|confabulate confab chitchat chatter chaffer natter gossip jaw claver visit
chatter|click repeatedly or uncontrollably|click
cheap|relatively low in price or charging low prices|inexpensive
cheapen|lower the grade of something|degrade
cheat|deprive somebody of something by deceit|chisel
cheater|someone who leads you to believe something that is not true|deceiver cheat trickster beguiler slicker
checked|patterned with alternating squares of color|checkered chequered
checkout|the act of inspecting or verifying|check
checkup|a thorough physical examination|medical
cheek|either side of the face below the eyes|
cheer|a cry or shout of approval|
cheerful|being full of or promoting cheer|
cheering|encouragement in the form of cheers from spectators|shouting
cheery|bright and pleasant|gay sunny
cheese|a solid food prepared from the pressed curd of milk|
chef|a professional cook|
chemical|relating to or used in chemistry|chemic
chest|the part of the human torso between the neck and the diaphragm or the corresponding part in other vertebrates|thorax pectus
chestnut|of a golden brown to reddish brown color|
chewing|biting and grinding food in your mouth so it becomes soft enough to swallow|chew mastication manduction
chicken|a domestic fowl bred for flesh or eggs|
chide|censure severely or angrily|rebuke rag trounce lecture reprimand jaw scold berate remonstrate lambaste lambast
chiding|rebuking a person harshly|scolding objurgation
chief|most important element|main primary principal master
chiefly|for the most part|principally primarily mainly
chiffon|a sheer fabric of silk or rayon|
child|a human offspring of any age|kid
chill|coldness due to a cold environment|iciness gelidity
chilling|provoking fear terror|scary shivery shuddery
chin|the protruding part of the lower jaw|mentum
chino|a coarse twilled cotton fabric frequently used for uniforms|
chip|a small fragment of something broken off from the whole|bit flake fleck scrap
chipper|having a cheerful, lively, and self-confident air|debonair debonaire jaunty
chirp|make high-pitched sounds|peep cheep chirrup
chisel|an edge tool with a flat steel blade with a cutting edge|
chiseled|having a clean and distinct outline as if precisely cut along the edges|
chivalry|courtesy towards women|gallantry politesse
chlorine|a common nonmetallic element belonging to the halogens|cl
choice|the person or thing chosen or selected|pick selection
choosy|difficult to please|choosey
chop|cut into pieces|
chopped|prepared by cutting|shredded sliced
chopper|a grounder that bounces high in the air|chop
chore|a specific piece of work required to be done as a duty or for a specific fee|job task
chortle|laugh quietly or with restraint|chuckle
chorus|any utterance produced simultaneously by a group|
chosen|one who is the object of choice|
chowder|a thick soup or stew made with milk and bacon and onions and potatoes|
chromium|a hard brittle multivalent metallic element|cr
chuck|throw carelessly|toss
chuckle|laugh quietly or with restraint|chortle
chug|make a dull, explosive sound|
chump|a person who is gullible and easy to take advantage of|fool gull mark patsy sucker mug
chunk|a compact mass|ball clod glob lump clump
chunky|like or containing small sticky lumps|lumpy
churn|stir vigorously in order to make butter|
churning|moving with or producing or produced by vigorous agitation|
chutzpah|unbelievable gall|chutzpa hutzpah
cinch|any undertaking that is easy to do|breeze picnic snap pushover walkover
cinder|a fragment of incombustible matter left after a wood or coal or charcoal fire|clinker
cinema|a medium that disseminates moving pictures|film celluloid
cipher|a message written in a secret code|cypher
circle|ellipse in which the two axes are of equal length|
circuit|an electrical device that provides a path for electrical current to flow|
circular|having the shape or form of a circle|round
circus|a travelling company of entertainers|
citation|an official award usually given as formal public statement|commendation
citizen|a native or naturalized member of a state or other political community|
city|a large and densely populated urban area|metropolis
civic|of or relating or belonging to a city|
civil|applying to ordinary citizens as contrasted with the military|
civilian|associated with civil life or performed by persons who are not active members of the military|
clad|wearing or provided with clothing|clothed
claim|assert or affirm strongly|
clam|burrowing marine mollusk living on sand or mud|
clamber|climb awkwardly, as if by scrambling|scramble shin shinny skin struggle sputter
clamp|impose or inflict forcefully|
clang|make a loud noise|clangor
clanging|having a loud resonant metallic sound|clangorous
clanking|having a hard nonresonant metallic sound|
clap|a sudden very loud noise|bang eruption blast bam
clarify|make clear and comprehensible|elucidate
clarinet|a single-reed instrument with a straight tube|
clarity|free from obscurity and easy to understand|lucidity lucidness pellucidity clearness limpidity
clash|a loud resonant repeating noise|clang clangor clangour clangoring clank crash
clashing|sharply and harshly discordant|
clasp|hold firmly and tightly|
class|a collection of things sharing a common attribute|category family
classic|a creation of the highest excellence|
classify|arrange or order by classes or categories|class sort assort separate
classy|elegant and fashionable|posh swish
clatter|make a rattling sound|clack brattle
claw|sharp curved horny process on the toe of a bird or some mammals or reptiles|
clay|a very fine-grained soil that is plastic when moist but hard when fired|
clean|free from dirt or impurities|
cleaning|the act of making something clean|cleansing cleanup
cleanly|smoothly and without difficulty|flawlessly
cleanser|a preparation used in cleaning something|cleaner
clear|readily apparent to the mind|
cleared|rid of objects or obstructions such as e.g. trees and brush|
clearing|a tract of land with few or no trees in the middle of a wooded area|glade
clearly|without doubt or question|
cleat|a metal or leather projection|
cleave|separate or cut with a tool, such as a sharp instrument|split rive
cleaver|a butcher's knife having a large square blade|chopper
clef|a musical notation written on a staff indicating the pitch of the notes following it|
cleft|a split or indentation in something|
clench|hold in a tight grasp|clinch
clenched|closed or squeezed together tightly|clinched
clerk|a salesperson in a store|salesclerk
clever|showing self-interest and shrewdness in dealing with others|cagey cagy canny
click|move or strike with a noise|snap
client|a person who seeks the advice of a lawyer|
cliff|a steep high face of rock|drop
climate|the weather in some location averaged over some long period of time|clime
climb|go upward with gradual or continuous progress|mount
climbing|an event that involves rising to a higher point|climb mounting
clinch|secure or fasten by flattening the ends of nails or bolts|
clinched|closed or squeezed together tightly|clenched
cling|come or be in close contact with|cleave adhere stick cohere
clink|make a high sound typical of glass|
clip|a metal frame or container holding cartridges|magazine
clique|an exclusive circle of people with a common purpose|coterie ingroup pack camp
cloak|anything that covers or conceals|
clock|a timepiece that shows the time of day|
clocking|the time taken to traverse a measured course|
clog|become or cause to become obstructed|congest choke foul
clogged|thickened or coalesced in soft thick lumps|clotted
clogging|preventing movement|hindering impeding obstructive
cloning|a general term for the research activity that creates a copy of some biological entity|
closed|not open or affording passage or access|
closely|in an attentive manner|close tight
closer|within a shorter distance|nearer nigher
closest|within the shortest distance|nearest nighest
closet|a small room or cabinet used for storage space|cupboard
closing|final or ending|
closure|approaching a particular destination|closing
cloud|any collection of particles or gases that is visible|
clouded|made troubled or apprehensive or distressed in appearance|
clouding|the process whereby water particles become visible in the sky|
cloudy|lacking definite form or limits|nebulose nebulous
clowning|acting like a clown or buffoon|buffoonery japery frivolity harlequinade prank
club|a team of professional baseball players who play and travel together|nine
cluck|the sound made by a hen|clucking
clucking|the sound made by a hen|cluck
clue|a slight indication|hint
clueless|totally uninformed about what is going on|
clump|a grouping of a number of similar things|bunch cluster clustering
clumping|the sound of a horse's hoofs hitting on a hard surface|clop clopping clunking
clumsily|in a clumsy manner|
clumsy|lacking grace in movement or posture|gawky clunky ungainly unwieldy
cluster|a grouping of a number of similar things|bunch clump clustering
clutch|take hold of|seize prehend
coach|someone in charge of training an athlete or a team|manager handler
coaching|the job of a professional coach|
coalesce|mix together different elements|blend flux mix conflate commingle immix fuse meld combine merge
coast|the shore of a sea or ocean|seashore seacoast
coat|an outer garment that has sleeves and covers the body from shoulder down|
coating|a thin layer covering something|coat
coaxing|pleasingly persuasive or intended to persuade|ingratiatory
cobalt|a hard ferromagnetic silver-white bivalent or trivalent metallic element|co
cobbler|a person who makes or repairs shoes|shoemaker
cocoon|silky envelope spun by the larvae of many insects to protect pupas and by spiders to protect eggs|
coding|act of writing in code or cipher|cryptography steganography
coerce|to cause to do through pressure or necessity, by physical, moral or intellectual means|hale squeeze pressure force
coercive|serving or intended to coerce|
cogent|powerfully persuasive|telling weighty
coherent|marked by an orderly, logical, and aesthetically consistent relation of parts|consistent logical ordered
cohesion|the state of cohering or sticking together|coherence coherency cohesiveness
coil|to wind or move in a spiral course|gyrate spiral
coiled|curled or wound|
coiling|in the shape of a coil|helical spiral spiraling volute voluted whorled turbinate
coin|a flat metal piece used as money|
coincide|go with, fall together|cooccur
colander|bowl-shaped strainer|cullender
cold|extended meanings|
coldly|lacking warmth of feeling|
coldness|the sensation produced by low temperatures|cold
coleslaw|basically shredded cabbage|slaw
collage|a paste-up made by sticking together pieces of paper or photographs to form an artistic image|montage
collapse|break down, literally or metaphorically|give break founder
collar|a band that fits around the neck and is usually folded over|neckband
collate|compare critically|
collect|get or gather together|accumulate amass compile hoard
colony|a body of people who settle far from home but maintain ties with their homeland|settlement
colorful|having much or varied color|colourful
colossal|so great in size or force or extent as to elicit awe|prodigious stupendous
colt|a young male horse under the age of four|
column|a line of units following one after another|
comb|a flat device with narrow pointed teeth on one edge|
combine|put or add together|compound
combined|made or joined or united into one|
combing|the act of drawing a comb through hair|comb
come|move toward, travel toward something or somebody or approach something or somebody|
comeback|a quick reply to a question or remark|rejoinder retort return riposte replication counter
comedian|a professional performer who tells jokes and performs comical acts|comic
comedown|decline to a lower status or level|
comedy|light and humorous drama with a happy ending|
comfort|a state of being relaxed and feeling no pain|comfortableness
comfy|providing or experiencing physical well-being or relief|comfortable
comic|arousing or provoking laughter|amusing comical funny laughable mirthful risible
comical|arousing or provoking laughter|amusing comic funny laughable mirthful risible
command|an authoritative direction or instruction to do something|bid bidding dictation
commence|take the first step or steps in carrying out an action|begin get start
commend|express approval of|
comment|a statement that expresses a personal opinion or belief or adds information|remark input
commerce|transactions having the objective of supplying commodities|commercialism mercantilism
commit|perform an act, usually with a negative connotation|perpetrate pull
common|having no special distinction or quality|
commoner|a person who holds no title|
commonly|under normal conditions|normally usually unremarkably ordinarily
communal|for or by a group rather than individuals|
commute|exchange positions without a change in value|transpose
commuter|a passenger train that is ridden primarily by passengers who travel regularly from one place to another|
compact|closely and firmly united or packed together|
company|an institution created to conduct business|
compare|examine and note the similarities or differences of|
compass|navigational instrument for finding directions|
compel|force somebody to do something|oblige obligate
compile|get or gather together|collect accumulate amass hoard
complete|having every necessary or normal part or component or step|
comply|act in accordance with someone's rules, commands, or wishes|follow
compose|form the substance of|
composed|serenely self-possessed and free from agitation especially in times of stress|
compost|a mixture of decaying vegetation and manure|
compound|make more intense, stronger, or more marked|intensify heighten deepen
compress|make more compact by or as if by pressing|compact
computer|a machine for performing calculations automatically|
con|an argument opposed to a proposal|
concave|curving inward|
conceal|prevent from being seen or discovered|hide
conceit|feelings of excessive pride|vanity
conceive|have the idea for|gestate conceptualize conceptualise
concept|an abstract or general idea inferred or derived from specific instances|conception construct
concern|be relevant to|refer pertain relate touch
concert|a performance of music by players or singers not involving theatrical staging|
concerto|a composition for orchestra and a soloist|
conclude|decide by reasoning|reason
concrete|a strong hard building material composed of sand and gravel and cement and water|
concur|be in accord|agree hold concord
condense|make more concise|digest concentrate
condone|excuse, overlook, or make allowances for|excuse
condor|the largest flying birds in the western hemisphere|
conduct|direct the course of|deal
confetti|small pieces or streamers of colored paper that are thrown around on festive occasions|
confide|reveal in private|
confine|place limits on|restrict trammel limit bound throttle
confirm|establish or strengthen as with new evidence or facts|corroborate sustain substantiate support affirm
conflict|an open clash between two opposing groups|struggle battle
conform|be similar, be in line with|
confound|be confusing or perplexing to|confuse throw fox befuddle fuddle bedevil discombobulate
confront|oppose, as in hostility or a competition|face
confuse|mistake one thing for another|confound
confused|perplexed by many conflicting situations or statements|baffled befuddled bemused bewildered confounded lost mazed
congest|become or cause to become obstructed|clog choke foul
conical|relating to or resembling a cone|conic conelike
conifer|any gymnospermous tree or shrub bearing cones|
connote|express or state indirectly|imply
consent|permission to do something|
consign|commit forever|
console|give moral or emotional strength to|comfort soothe solace
constant|unvarying in nature|changeless invariant unvarying
construe|make sense of|interpret see
consult|get or ask advice from|
consume|eat up completely, as with great appetite|devour demolish down
consumer|a person who uses goods or services|
contact|close interaction|
contempt|lack of respect accompanied by a feeling of intense dislike|disdain scorn despite
contend|maintain or assert|postulate
content|everything that is included in a collection and that is held or included in something|contents
context|discourse that surrounds a language unit and helps to determine its interpretation|
contort|twist and press out of shape|deform distort wring
contract|a binding agreement between two or more persons that is enforceable by law|
contrary|very opposed in nature or character or purpose|
contrast|the opposition or dissimilarity of things that are compared|
contrite|feeling or expressing pain or sorrow for sins or offenses|remorseful rueful ruthful
contrive|make or work out a plan for|plan project design
control|lessen the intensity of|hold contain check curb moderate
convene|meet formally|
converge|be adjacent or come together|meet
convert|change from one system to another or to a new plan or policy|
convex|curving or bulging outward|bulging
convey|serve as a means for expressing something|carry express
convince|make agree, understand, or realize the truth or validity of something|convert
convoy|a procession of land vehicles traveling together|
cook|prepare a hot meal|
cookbook|a book of recipes and cooking directions|
cooked|having been prepared for eating by the application of heat|
cookie|any of various small flat sweet cakes|cooky biscuit
cooking|the act of preparing something by the application of heat|cookery preparation
cookout|an informal meal cooked and eaten outdoors|
cool|neither warm nor very cold|
cooling|the process of becoming cooler|chilling
coolly|in a composed and unconcerned manner|nervelessly nonchalantly
coolness|calm and unruffled self-assurance|imperturbability imperturbableness
coop|a farm building for housing poultry|hencoop henhouse
cop|uncomplimentary terms for a policeman|bull copper fuzz pig
cope|succeed in doing, achieving, or producing with the limited or inadequate means available|contend grapple deal manage
copilot|a relief pilot on an airplane|
coping|brick that is laid sideways at the top of a wall|header cope
copper|a ductile malleable reddish-brown corrosion-resistant diamagnetic metallic element|cu
copy|a reproduction of a written record|transcript
cordial|diffusing warmth and friendliness|affable amiable genial
cordless|not having a cord|
corduroy|a cut pile fabric with vertical ribs|cord
cornea|the transparent dome-shaped anterior portion of the outer covering of the eye|
corner|a place off to the side of an area|
cornered|forced to turn and face attackers|trapped treed
cornet|a brass musical instrument with a brilliant tone|horn trumpet trump
cornmeal|coarsely ground corn|
corny|dull and tiresome but with pretensions of significance or originality|bromidic platitudinal platitudinous
corral|a pen for cattle|
correct|free from error|right
corridor|an enclosed passageway|
corrode|cause to deteriorate due to the action of water, air, or an acid|eat rust
corroded|eaten away as by acid or oxidation|
corsage|an arrangement of flowers that is usually given as a present|bouquet posy nosegay
cortex|the tissue forming the outer layer of an organ or structure in plant or animal|
cosmos|everything that exists anywhere|universe existence creation world macrocosm
cost|the total spent for goods or services including money and time and labor|
costing|cost accounting|
costly|entailing great loss or sacrifice|
costume|the attire worn in a play or at a fancy dress ball|
costumed|dressed in clothing characteristic of a period, country, or class|
cottage|a small house with a single story|bungalow
couch|an upholstered seat for more than one person|sofa lounge
count|determine the number or amount of|number enumerate numerate
counter|table consisting of a horizontal surface over which business is transacted|
countess|female equivalent of a count or earl|
country|a politically organized body of people under a single government|state nation land commonwealth
county|a region created by territorial division for the purpose of local government|
couple|a pair who associate with one another|twosome duo duet
coupling|a connection between two things so they move together|yoke
coupon|a negotiable certificate that can be detached and redeemed as needed|voucher
courage|a quality of spirit that enables you to face danger or pain without showing fear|courageousness bravery braveness
courier|a person who carries a message|messenger
coursing|hunting with dogs that are trained to chase game by sight instead of by scent|
court|an assembly to conduct judicial business|tribunal judicature
cousin|the child of your aunt or uncle|
cove|a small inlet|
coverage|the total amount and type of insurance carried|
coverall|a loose-fitting protective garment that is worn over other clothing|
covered|overlaid or spread or topped with or enclosed within something|
cow|mature female of mammals of which the male is called bull'|
cowardly|lacking courage|fearful
cowboy|a hired hand who tends cattle and performs other duties on horseback|cowpuncher puncher cowman cattleman cowpoke cowhand cowherd
cower|crouch or curl up|huddle
cowgirl|a woman cowboy|
coziness|a state of warm snug comfort|cosiness snugness
crabbed|annoyed and irritable|crabby cross fussy grouchy grumpy
crabby|annoyed and irritable|crabbed cross fussy grouchy grumpy
cracked|used of skin roughened as a result of cold or exposure|chapped roughened
cracking|a sudden sharp noise|crack snap
crackle|the sharp sound of snapping noises|crackling crepitation
cradle|hold gently and carefully|
craft|the skilled practice of a practical occupation|trade
crafty|marked by skill in deception|cunning dodgy foxy guileful knavish slick sly tricksy tricky wily
crag|a steep rugged rock or cliff|
cram|crowd or pack to capacity|jam jampack ram wad
crane|stretch so as to see better|
cranium|the part of the skull that encloses the brain|braincase brainpan
cranky|inclined to heel over easily under sail|crank tender tippy
crate|a rugged box|
craved|wanted intensely|desired
craving|an intense desire for some particular thing|
crawl|a very slow movement|
crawling|a slow mode of locomotion on hands and knees or dragging the body|crawl creep creeping
craze|an interest followed with exaggerated zeal|fad furor furore cult rage
crazily|in an insane manner|insanely dementedly madly
creaking|a squeaking sound|creak
cream|the best people or things in a group|pick
create|make or cause to be or to become|make
creation|an artifact that has been brought into existence by someone|
creative|having the ability or power to create|originative
creator|a person who grows or makes or invents things|
creature|a living organism characterized by voluntary movement|animal beast brute fauna
credible|capable of being believed|believable
credibly|easy to believe on the basis of available evidence|believably plausibly probably
credit|money available for a client to borrow|
creditor|a person to whom money is owed by a debtor|
credo|any system of principles or beliefs|creed
crest|the top line of a hill, mountain, or wave|
crested|bearing an heraldic device|
crevasse|a deep fissure|
crevice|a long narrow depression in a surface|cranny crack fissure chap
crew|the men and women who man a vehicle|
crib|baby bed with high sides made of slats|cot
cricket|leaping insect|
crimson|of a color at the end of the color spectrum|red reddish ruddy carmine cerise cherry ruby scarlet
cringe|draw back, as with fear or pain|flinch squinch funk shrink wince recoil quail
cringing|totally submissive|groveling grovelling wormlike wormy
crisp|clearly defined|sharp
crisply|in a well delineated manner|sharply
crispy|tender and brittle|crisp
critic|a person who is professionally engaged in the analysis and interpretation of works of art|
critical|marked by a tendency to find and call attention to errors and flaws|
critter|a regional term for creature'|
croak|pass from physical life and lose all bodily attributes and functions necessary to sustain life|die decease perish go exit expire pass conk choke
croaking|a harsh hoarse utterance|croak
crockery|tableware collectively|dishware
crooked|having or marked by bends or angles|
crooner|a singer of popular ballads|balladeer
crop|the yield from plants in a single growing season|harvest
cropped|used for growing crops|
crossing|traveling across|
crouch|bend one's back forward from the waist on down|stoop bend bow
crow|black birds having a raucous call|
crowbar|a heavy iron lever with one end forged into a wedge|pry
crowd|a large number of things or people considered together|
crowded|overfilled or compacted or concentrated|
crowding|a situation in which people or things are crowded together|
crown|invest with regal power|coronate
crowning|representing a level of the highest possible achievement or attainment|
crucial|of extreme importance|important
crummy|of very poor quality|bum cheap cheesy chintzy punk sleazy tinny
crumpled|of metal e.g.|bent dented
crunch|make a crushing noise|scranch scraunch crackle
crush|come down on or keep down by unjust use of one's authority|oppress suppress
crushed|treated so as to have a permanently wrinkled appearance|
crushing|physically or spiritually devastating|devastating
cry|a loud utterance|outcry call yell shout vociferation
cryptic|of an obscure nature|cryptical deep inscrutable mysterious mystifying
crystal|a solid formed by the solidification of a chemical and having a highly regular atomic structure|
cube|a hexahedron with six equal squares as faces|
cuddle|move or arrange oneself in a comfortable and cozy position|snuggle nestle nest nuzzle
cuff|the lap consisting of a turned-back hem encircling the end of the sleeve or leg|turnup
cuisine|the practice or manner of preparing food or the food so prepared|
culinary|of or relating to or used in cooking|
culpable|deserving blame or censure as being wrong or evil or injurious|blameworthy blamable blameable blameful censurable
cultural|of or relating to the arts and manners that a group favors|
culture|a particular society at a particular time and place|civilization civilisation
cultured|marked by refinement in taste and manners|civilized civilised cultivated genteel polite
cup|a small open container usually used for drinking|
cupboard|a small room or cabinet used for storage space|closet
cupcake|small cake baked in a muffin tin|
curator|the custodian of a collection|conservator
curbing|an edge between a sidewalk and a roadway consisting of a line of curbstones|curb kerb
curing|the process of becoming hard or solid by cooling or drying or crystallization|hardening solidifying solidification set
curio|something unusual -- perhaps worthy of collecting|curiosity oddity oddment peculiarity rarity
curious|beyond or deviating from the usual or expected|funny odd peculiar queer rum rummy singular
currency|the metal or paper medium of exchange that is presently used|
current|occurring in or belonging to the present time|
cursor|indicator consisting of a movable spot of light on a visual display|pointer
cursory|hasty and without attention to detail|casual passing perfunctory superficial
curtail|place restrictions on|restrict curb
curtain|hanging cloth used as a blind|drape drapery mantle pall
curve|the trace of a point whose direction of motion changes|
curving|having or marked by a curve or smoothly rounded bend|curved
cushion|protect from impact|buffer soften
custard|sweetened mixture of milk and eggs baked or boiled or frozen|
custody|a state of being confined|detention detainment hold
custom|accepted or habitual practice|usage usance
customer|someone who pays for goods or services|client
cut|separate with or as if with an instrument|
cutback|a reduction in quantity or rate|
cute|attractive especially by means of smallness or prettiness or quaintness|cunning
cuteness|the quality of being appealing in a delicate or graceful way|prettiness
cutlet|thin slice of meat usually fried or broiled|scallop scollop escallop
cutting|the activity of selecting the scenes to be shown and putting them together to create a film|
cycle|an interval during which a recurring sequence of events occurs|rhythm round
cyclical|recurring in cycles|cyclic
cycling|the sport of traveling on a bicycle or motorcycle|
cyclist|a person who rides a bicycle|bicyclist bicycler wheeler biker
cynic|someone who is critical of the motives of others|faultfinder
cynical|believing the worst of human nature and motives|misanthropic misanthropical
cynicism|a cynical feeling of distrust|
dab|apply to a surface|swab swob
dabble|dip a foot or hand briefly into a liquid|
dabbled|covered with bright patches|spattered splashed splattered
dad|an informal term for a father|dada daddy pa papa pappa pop
daddy|an informal term for a father|dad dada pa papa pappa pop
daft|informal or slang terms for mentally irregular|balmy barmy bats batty bonkers buggy cracked crackers dotty fruity haywire kooky kookie loco loony loopy nuts nutty wacky whacky
daintily|in a dainty and fastidious manner|
dainty|delicately beautiful|exquisite
damage|the occurrence of a change for the worse|harm impairment
damaging|causing harm or injury|detrimental prejudicial prejudicious
damp|slightly wet|dampish moist
dampen|suppress or constrain so as to lessen in intensity|stifle
dampness|a slight wetness|damp moistness
dance|move in a graceful and rhythmical way|
dancing|taking a series of rhythmical steps in time to music|dance terpsichore saltation
dangling|the act of suspending something|suspension hanging
dank|unpleasantly cool and humid|clammy
dapper|marked by up-to-dateness in dress and manners|dashing jaunty natty raffish rakish spiffy snappy spruce
dare|take upon oneself|presume
daring|a challenge to do something dangerous or foolhardy|dare
dark|devoid of or deficient in light or brightness|
darkly|without light|
darkness|absence of light or illumination|dark
darkroom|a room in which photographs are developed|
darling|a special loved one|favorite favourite pet dearie deary ducky
darn|repair by sewing|
darned|expletives used informally as intensifiers|blasted blame blamed blessed damn damned deuced goddam goddamn goddamned infernal
dart|move along rapidly and lightly|flit flutter fleet
dash|run or move very quickly or hastily|dart scoot scud flash shoot
dashed|having gaps or spaces|dotted
dashing|lively and spirited|gallant
database|an organized body of related information|
date|the specified day of the month|
dated|marked by features of the immediate and usually discounted past|
dating|use of chemical analysis to estimate the age of geological specimens|
datum|an item of factual information derived from measurement or research|
daughter|a female human offspring|girl
daunt|cause to lose courage|dash pall scare
daunted|caused to show discomposure|bothered fazed
daunting|discouraging through fear|intimidating
dawdling|the deliberate act of delaying and playing instead of working|dalliance trifling
dawn|the first light of day|dawning morning aurora daybreak dayspring sunrise sunup cockcrow
dawning|the first light of day|dawn morning aurora daybreak dayspring sunrise sunup cockcrow
day|some point or period in time|
daybreak|the first light of day|dawn dawning morning aurora dayspring sunrise sunup cockcrow
daylight|the time after sunrise and before sunset while it is light outside|day daytime
daytime|the time after sunrise and before sunset while it is light outside|day daylight
dazed|in a state of mental numbness especially as resulting from shock|stunned stupefied stupid
dazzle|to cause someone to lose clear vision, especially from intense light|bedazzle daze
dazzling|amazingly impressive|fulgurant fulgurous
deaden|make vague or obscure or make less visible|dampen damp
deadline|the point in time at which something must be completed|
deadlock|a situation in which no progress can be made or no advancement is possible|impasse stalemate standstill
deal|act on verbally or in some form of artistic expression|cover treat handle plow address
dealer|someone who purchases and maintains an inventory of goods to be sold|trader bargainer monger
dealing|method or manner of conduct in relation to others|
dearest|a beloved person|beloved dear honey love
dearly|in a sincere and heartfelt manner|
debate|a discussion in which reasons are advanced for and against some proposition or proposal|argument argumentation
debility|the state of being weak in health or body|infirmity frailty feebleness frailness valetudinarianism
debris|the remains of something that has been destroyed or broken up|dust junk rubble detritus
debt|the state of owing something|
debtor|a person who owes a creditor|debitor
debug|locate and correct errors in a computer program code|
debunk|expose while ridiculing|expose
debut|the act of beginning something new|introduction launching unveiling entry
decade|a period of 10 years|decennary decennium
decaf|coffee with the caffeine removed|
decency|the quality of conforming to standards of propriety and morality|
decent|socially or conventionally correct|nice
decibel|a logarithmic unit of sound intensity|db
decide|bring to an end|settle resolve adjudicate
decided|recognizable|distinct
decision|the act of making up your mind about something|determination conclusion
decisive|determining or having the power to determine an outcome|
deck|any of various platforms built into a vessel|
declare|state emphatically and authoritatively|
declared|made known or openly avowed|
decline|change toward something smaller or lower|diminution
decode|convert code into ordinary language|decrypt decipher
decoding|the activity of making clear or converting from code into plain text|decryption decipherment
decorate|make more attractive by adding ornament, colour, etc.|adorn grace ornament embellish beautify
decorum|propriety in manners and conduct|decorousness
decrease|a change downward|lessening
decree|a legally binding command or decision entered on the court record|edict fiat order rescript
decreed|fixed or established especially by order or command|appointed ordained prescribed
decry|express strong disapproval of|condemn reprobate objurgate excoriate deplore
dedicate|give entirely to a specific person, activity, or cause|give consecrate commit devote
deduce|conclude by reasoning|infer
deduct|make a subtraction|subtract
deem|keep in mind or convey as a conviction or view|hold
deep|marked by depth of thinking|
deepen|make more intense, stronger, or more marked|intensify compound heighten
deeply|to a great depth psychologically or emotionally|profoundly intensely
deface|mar or spoil the appearance of|disfigure blemish
default|loss due to not showing up|
defect|an imperfection in a bodily system|
defender|a person who cares for persons or property|guardian protector shielder
defiance|intentionally contemptuous behavior or attitude|rebelliousness
defiant|boldly resisting authority or an opposing force|noncompliant
deficit|the property of being an amount by which something is less than expected or required|shortage shortfall
define|determine the essential quality of|specify delineate delimit delimitate
defined|clearly characterized or delimited|
defining|any process serving to define the shape of something|shaping
definite|known for certain|
deflated|brought low in spirit|chapfallen chopfallen crestfallen
defrost|make or become free of frost or ice|deice
deft|skillful in physical movements|dexterous dextrous
defy|resist or confront with resistance|withstand hold
degrade|reduce the level of land, as by erosion|
degree|a position on a scale of intensity or amount or quality|grade level
deign|do something that one considers to be below one's dignity|condescend descend
deject|lower someone's spirits|depress dismay dispirit demoralize demoralise
dejected|affected or marked by low spirits|
delay|act later than planned, scheduled, or required|
delayed|not as far along as normal in development|
delegate|transfer power to someone|depute
deli|a shop selling ready-to-eat food products|delicatessen
delicacy|something considered choice to eat|dainty goody kickshaw treat
delicate|exquisitely fine and subtle and pleasing|
delight|a feeling of extreme pleasure or satisfaction|delectation
delta|a low triangular area of alluvial deposits where a river divides before entering a larger body of water|
deluge|an overwhelming number or amount|flood inundation torrent
delve|turn up, loosen, or remove earth|dig
demand|request urgently and forcefully|
demolish|destroy completely|pulverize pulverise ruin
demote|assign to a lower position|bump relegate break
demotion|act of lowering in rank or position|
demure|affectedly modest or shy especially in a playful or provocative way|coy overmodest
denial|the act of refusing to comply|
denote|be a sign or indication of|
denounce|speak out against|
density|the amount per unit size|denseness
dent|make a depression into|indent
dental|of or relating to the teeth|
dented|of metal e.g.|bent crumpled
denture|a dental appliance that artificially replaces missing teeth|plate
deny|declare untrue|
depart|move away from a place into another direction|go
depend|be contingent upon|
depict|show in, or as in, a picture|picture render show
depicted|represented graphically by sketch or design or lines|pictured portrayed
depleted|no longer sufficient|low
deplore|express strong disapproval of|decry
depot|station where transport vehicles load or unload passengers or goods|terminal terminus
deprive|take away possessions from someone|strip divest
depth|the extent downward or backward or inward|deepness
deputy|someone authorized to exercise the powers of sheriff in emergencies|
derby|a felt hat that is round and hard with a narrow brim|bowler
deride|treat or speak of with contempt|
derision|contemptuous laughter|
derive|reason by deduction|deduce infer deduct
derived|formed or developed from something else|
deriving|an explanation of the historical origins of a word or phrase|derivation etymologizing
derrick|a framework erected over an oil well to allow drill tubes to be raised and lowered|
descend|move downward and lower, but not necessarily all the way|fall
describe|to give an account or representation of in words|report account
deserted|forsaken by owner or inhabitants|abandoned derelict
design|make or work out a plan for|plan project contrive
designed|done or made or performed with purpose and intent|intentional unintentional
designer|someone who creates plans to be used in making something|architect
desire|the feeling that accompanies an unsatisfied state|
desired|wanted intensely|craved
desirous|having or expressing desire for something|wishful
desist|choose not to consume|abstain refrain
desk|a piece of furniture with a writing surface and usually drawers or other compartments|
desolate|providing no shelter or sustenance|bare barren bleak stark
destiny|an event that will inevitably happen in the future|fate
detach|separate from a larger, especially for a special assignment|
detached|showing lack of emotional involvement|degage uninvolved
detail|an isolated fact that is considered separately from the whole|item point
detain|deprive of freedom|confine
detected|perceived or discerned|
detector|any device that receives a signal or stimulus and responds to it in a distinctive manner|sensor
deter|try to prevent|discourage
detest|dislike intensely|hate
detested|treated with dislike or contempt|despised hated scorned
dethrone|remove a monarch from the throne|
detract|take away a part from|
devalued|lowered in value|debased degraded
develop|make something new, such as a product or a mental or artistic creation|
devious|indirect in departing from the accepted or proper way|oblique
devoid|completely wanting or lacking|barren destitute free innocent
devote|give entirely to a specific person, activity, or cause|give dedicate consecrate commit
devotee|an ardent follower and admirer|fan buff lover
diagram|a drawing intended to explain how something works|
dial|the face of a timepiece|
dialect|the usage or vocabulary that is characteristic of a specific group of people|idiom accent
diameter|a straight line connecting the center of a circle with two points on its perimeter|
diamond|very hard native crystalline carbon valued as a gem|adamant
diary|a daily written record of experiences and observations|journal
diatribe|thunderous verbal attack|fulmination
dicey|of uncertain outcome|chancy chanceful dodgy
diet|a prescribed selection of foods|
dietary|of or relating to the diet|dietetic dietetical
dig|turn up, loosen, or remove earth|delve
digitize|put into digital form, as for use in a computer|digitise digitalize digitalise
dignity|the quality of being worthy of esteem or respect|
dilate|become wider|distend
dilemma|state of uncertainty or perplexity especially as requiring a choice between equally unfavorable options|quandary
diligent|quietly and steadily persevering especially in detail or exactness|persevering
dilute|lessen the strength or flavor of a solution or mixture|thin reduce cut
diluted|reduced in strength or concentration or quality or purity|dilute
dilution|a diluted solution|
dim|lacking in light|subdued
dimer|a compound whose molecules are composed of two identical monomers|
diminish|decrease in size, extent, or range|decrease lessen fall
dimly|in a dim indistinct manner|indistinctly
dimmed|made dim or less bright|dim
dimmer|a rheostat that varies the current through an electric light in order to control the level of illumination|
din|a loud harsh or strident noise|blare blaring cacophony clamor
dinghy|a small boat of shallow draft with cross thwarts for seats and rowlocks for oars with which it is propelled|dory rowboat
dining|the act of eating dinner|
dinner|the main meal of the day served in the evening or at midday|
dioxide|an oxide containing two atoms of oxygen in the molecule|
dip|immerse briefly into a liquid so as to wet, coat, or saturate|dunk souse plunge douse
diploma|a document certifying the successful completion of a course of study|sheepskin
diplomat|an official engaged in international negotiations|diplomatist
dipped|having abnormal sagging of the spine|lordotic swayback swaybacked
dipstick|a graduated rod dipped into a container to indicate the fluid level|
direct|command with authority|
directly|without deviation|straight direct
director|someone who controls resources and expenditures|manager
disagree|be of different opinions|differ dissent
disallow|command against|forbid prohibit interdict proscribe veto nix
disarray|a mental state characterized by a lack of clear and orderly thought and behavior|confusion confusedness muddiness
disavow|refuse to acknowledge|ignore snub
disband|cause to break up or cease to function|
disburse|expend, as from a fund|
discard|throw or cast away|fling toss dispose
discern|detect with the senses|spot recognize recognise distinguish
disclose|reveal to view as by removing a cover|expose uncover
discount|bar from attention or consideration|dismiss disregard ignore
discover|get to know or become aware of, usually accidentally|learn hear see
disdain|lack of respect accompanied by a feeling of intense dislike|contempt scorn despite
dish|a particular item of prepared food|
dishevel|disarrange or rumple|tousle tangle
dishonor|a state of shame or disgrace|dishonour
diskette|a small plastic magnetic disk enclosed in a stiff envelope with a radial slit|floppy
dislike|an inclination to withhold approval from some person or group|disfavor disfavour disapproval
disliked|regarded with aversion|
dislodge|remove or force out from a position|free
dismay|the feeling of despair in the face of obstacles|discouragement disheartenment
dismayed|struck with fear, dread, or consternation|aghast appalled shocked
dismiss|bar from attention or consideration|disregard discount ignore
disobey|refuse to go along with|
disorder|a physical condition in which there is a disturbance of normal functioning|upset
disown|prevent deliberately from inheriting|disinherit
dispatch|send away towards a designated goal|despatch
dispel|force to go away|
dispense|administer or bestow, as in small portions|distribute administer deal lot allot
disperse|distribute loosely|scatter sprinkle dot dust
displace|cause to move, usually with force or pressure|
display|to show, make visible or apparent|expose exhibit
disposal|the power to use something or someone|
dispose|give, sell, or transfer to another|
disprove|prove to be false|confute
dispute|a disagreement or argument about something important|difference conflict
disputed|subject to disagreement and debate|
disrupt|make a break in|interrupt
dissolve|become weaker|
dissuade|turn away from by persuasion|deter
distance|the property created by the space between two objects or points|
distant|far apart in relevance or relationship or kinship|remote
distaste|a feeling of intense dislike|antipathy aversion
distinct|easy to perceive|
distort|make false by mutilation or addition|falsify garble warp
distract|draw someone's attention away from something|deflect
distress|psychological suffering|hurt suffering
district|a region marked off for administrative or other purposes|territory dominion
distrust|regard as untrustworthy|mistrust suspect
disturb|change the arrangement or position of|agitate vex commove
disuse|the state of something that has been unused and neglected|neglect
ditch|a long narrow excavation in the earth|
ditty|a short simple song|
dive|a cheap disreputable nightclub or dance hall|honkytonk
diverge|move or draw apart|
diverse|many and different|divers
divert|send on a course or in a direction different from the planned or intended one|
diverted|pleasantly occupied|amused entertained
divest|take away possessions from someone|deprive strip
divide|separate into parts or portions|split separate dissever
divided|separated into parts or pieces|
dividend|that part of the earnings of a corporation that is distributed to its shareholders|
division|an army unit large enough to sustain combat|
docile|willing to be taught or led or supervised or directed|
dock|an enclosure in a court of law where the defendant sits during the trial|
docking|the act of securing an arriving vessel with ropes|moorage dockage
doctor|a licensed medical practitioner|doc physician md medico
document|writing that provides information|papers
dodge|make a sudden movement in a new direction so as to avoid|
dodging|nonperformance of something distasteful that you are supposed to do|evasion escape
doer|a person who acts and gets things done|actor worker
dog|go after with the intent to catch|chase trail tail tag track
dogged|stubbornly unyielding|dour persistent pertinacious tenacious unyielding
doggedly|with obstinate determination|tenaciously
doggerel|a comic verse of irregular measure|jingle
dogging|relentless and indefatigable in pursuit or as if in pursuit|persisting
doghouse|outbuilding that serves as a shelter for a dog|kennel
doily|a small round piece of linen placed under a dish or bowl|doyley doyly
doleful|filled with or evoking sadness|mournful
doll|a small replica of a person|dolly
dollar|the basic monetary unit in many countries|
dollop|a small measure|
domain|a particular environment or walk of life|sphere area orbit field arena
domestic|of concern to or concerning the internal affairs of a nation|
dominant|exercising influence or control|
dominate|be larger in number, quantity, power, status or importance|predominate rule reign prevail
domineer|rule or exercise power over in a cruel and autocratic manner|tyrannize tyrannise
dominion|dominance or power through legal authority|rule
don|put clothing on one's body|wear assume
donate|give to a charity or good cause|
donation|a voluntary gift made to some worthwhile cause|contribution
done|having finished or arrived at completion|through
doodad|something unspecified whose name is either forgotten or not known|doohickey doojigger gimmick gizmo gismo gubbins thingamabob thingumabob thingmabob thingamajig thingumajig thingmajig thingummy whatchamacallit whatchamacallum whatsis widget
door|a swinging or sliding barrier that will close the entrance to a room or building or vehicle|
doorbell|a push button at an outer door that gives a ringing or buzzing signal when pushed|bell buzzer
doorknob|a knob used to release the catch when opening a door|doorhandle
doorman|someone who guards an entrance|doorkeeper porter gatekeeper ostiary
doorstep|the sill of a door|doorsill threshold
doorway|the entrance through which you enter or leave a room or building|door threshold
dorm|a college or university building containing living quarters for students|dormitory hall
dormant|in a condition of biological rest or suspended animation|hibernating torpid
dosage|the quantity of an active agent taken in or absorbed at any one time|dose
dossier|a collection of papers containing detailed information about a particular person or subject|
dot|a very small circular shape|point
doting|extravagantly or foolishly loving and indulgent|adoring fond
dotted|having a pattern of dots|flecked specked speckled stippled
double|a base hit on which the batter stops safely at second base|
doubled|twice as great or many|double twofold
doubt|the state of being unsure of something|uncertainty incertitude dubiety doubtfulness dubiousness
doubtful|open to doubt or suspicion|dubious dubitable
doubting|marked by or given to doubt|questioning skeptical sceptical
dousing|the act of wetting something by submerging it|submersion immersion ducking
dove|any of numerous small pigeons|
down|spatially or metaphorically from a higher to a lower level or position|downwards downward downwardly
downcast|directed downward|
downfall|failure that results in a loss of position or reputation|ruin ruination
downhill|sloping down rather steeply|declivitous
download|transfer a file or program from a central computer to a smaller computer or to a computer at a remote location|
downtime|a period of time when something is not operating|
downtown|of or located in the lower part of a town, or in the business center|
downturn|a worsening of business or economic activity|downswing
downward|extending or moving from a higher to a lower place|down
downwind|with the wind|
dowry|money or property brought by a woman to her husband at marriage|dowery dower portion
doze|sleep lightly or for a short period of time|snooze drowse
dozen|the cardinal number that is the sum of eleven and one|twelve xii
drab|lacking in liveliness or charm or surprise|dreary
drafting|writing a first version to be filled out and polished later|
drafty|not airtight|draughty
drag|pull, as against a resistance|
dragging|marked by a painfully slow and effortful manner|
drain|flow off gradually|
drainage|emptying something accomplished by allowing liquid to run out of it|drain
draining|having a debilitating effect|exhausting
drama|an episode that is turbulent or highly emotional|
dramatic|suitable to or characteristic of drama|
drape|arrange in a particular way|
draped|covered with or as if with clothes or a wrap or cloak|cloaked clothed mantled wrapped
drapery|hanging cloth used as a blind|curtain drape mantle pall
drastic|forceful and extreme and rigorous|
draw|cause to move by pulling|pull
drawback|the quality of being a hindrance|
drawer|a boxlike container in a piece of furniture|
drawing|an illustration that is drawn by hand and published in a book, magazine, or newspaper|
drawl|a slow speech pattern with prolonged vowels|
drawn|showing the wearing effects of overwork or care or suffering|careworn haggard raddled worn
dread|be afraid or scared of|fear
dreadful|causing fear or dread or terror|awful dire direful dread dreaded fearful fearsome frightening horrendous horrific terrible
dream|a series of mental images and emotions occurring during sleep|dreaming
dreamed|conceived of or imagined or hoped for|
drenched|abundantly covered or supplied with|
dress|a one-piece garment for a woman|frock
dresser|furniture with drawers for keeping clothes|chest bureau
dressy|in fancy clothing|
dribble|run or flow slowly, as in drops or in an unsteady stream|trickle filter
dried|not still wet|
drift|be in motion due to some air or water current|float blow
drifter|a wanderer who has no established residence or visible means of support|vagrant floater vagabond clochard
drill|make a hole, especially with a pointed power or hand tool|bore
drilled|trained in a skill by repetitious practice|
drip|fall in drops|
drive|operate or control a vehicle|
driven|compelled forcibly by an outside agency|goaded
driver|the operator of a motor vehicle|
driveway|a road leading up to a private house|drive
drizzle|very light rain|mizzle
droll|comical in an odd or whimsical manner|
drone|stingless male bee in a colony of social bees whose sole function is to mate with the queen|
droning|an unchanging intonation|monotone drone
drop|let fall to the ground|
dropout|someone who quits school before graduation|
dropping|coming down freely under the influence of gravity|falling
dross|worthless or dangerous material that should be removed|impurity
drought|a shortage of rainfall|drouth
drudgery|hard monotonous routine work|plodding grind donkeywork
drum|a musical percussion instrument|membranophone tympan
drummer|someone who plays a drum|
drumming|the act of playing drums|
dry|free from liquid or moisture|
dryly|in a dry laconic manner|laconically drily
dryness|the condition of not containing or being covered by a liquid|waterlessness xerotes
dub|give a nickname to|nickname
dubbing|a new soundtrack that is added to a film|
dubious|fraught with uncertainty or doubt|doubtful
duchess|the wife of a duke or a woman holding ducal title in her own right|
duck|to move quickly downwards or away|
ducking|hunting ducks|
duff|a stiff flour pudding steamed or boiled usually and containing e.g. currants and raisins and citron|
dull|lacking in liveliness or animation|
dulled|having lost or been caused to lose interest because of overexposure|benumbed
duly|in accordance with what is appropriate or suitable for the circumstances|appropriately suitably fittingly befittingly fitly properly
dumping|selling goods abroad at a price below that charged in the domestic market|
dumpster|a container designed to receive and transport and dump waste|
dune|a ridge of sand created by the wind|
dungeon|the main tower within the walls of a medieval castle or fortress|keep donjon
dunk|immerse briefly into a liquid so as to wet, coat, or saturate|dip souse plunge douse
dupe|fool or hoax|gull slang befool cod fool
durable|existing for a long time|lasting
duration|the period of time during which something continues|continuance
dusk|the time of day immediately following sunset|twilight gloaming gloam nightfall evenfall fall crepuscule crepuscle
dust|fine powdery material such as dry earth or pollen that can be blown about in the air|
dustbin|a bin that holds rubbish until it is collected|ashcan wastebin ashbin
dutiful|willingly obedient out of a sense of duty and respect|duteous
duty|the social force that binds you to the courses of action demanded by that force|responsibility obligation
dwell|think moodily or anxiously about something|brood
dweller|a person who inhabits a particular place|inhabitant habitant denizen indweller
dwelling|housing that someone is living in|home domicile abode habitation
dwindle|become smaller or lose substance|
dynamic|characterized by action or forcefulness or force of personality|dynamical
dynasty|a sequence of powerful leaders in the same family|
each|every one considered individually|
eager|having or showing keen interest or intense desire or impatient expectancy|
eagle|any of various large keen-sighted diurnal birds of prey noted for their broad wings and strong soaring flight|
earlier|comparatives of soon' or early'|sooner
earliest|more early than|earlier
early|at or near the beginning of a period of time or course of events or before the usual or expected time|
earmuff|either of a pair of ear coverings that are worn to keep the ears warm in cold weather|
earned|gained or acquired|
earnest|characterized by a firm and humorless belief in the validity of your opinions|sincere solemn
earphone|electro-acoustic transducer for converting electric signals into sounds|earpiece headphone phone
earshot|the range within which a voice can be heard|earreach hearing
earth|the 3rd planet from the sun|world globe
earthy|conspicuously and tastelessly indecent|crude gross vulgar
earwax|a soft yellow wax secreted by glands in the ear canal|cerumen
ease|move gently or carefully|
eased|made easier to bear|alleviated relieved
easel|an upright tripod for displaying something|
easily|without question|
east|the cardinal compass point that is at 90 degrees|eastward e
eastern|lying toward or situated in the east|
eastward|toward the east|eastwards
easy|posing no difficulty|
eat|take in solid food|
eatery|a building where people go to eat|restaurant
eating|the act of consuming food|feeding
ebb|flow back or recede|
ebbing|a gradual decline|ebb wane
echo|the repetition of a sound resulting from reflection of the sound waves|reverberation replication
echoing|repeating by reflection|reechoing
eclectic|selecting what seems best of various styles or ideas|
eclipse|one celestial body obscures another|occultation
economy|the system of production and distribution and consumption|
ecstatic|feeling great rapture or delight|enraptured rapturous rapt rhapsodic
eddy|flow in a circular current, of liquids|purl whirlpool swirl whirl
edge|the boundary of a surface|border
edging|border consisting of anything placed on the edge to finish something|
edgy|being in a tense state|jittery jumpy nervy overstrung restive uptight
edifice|a structure that has a roof and walls and stands more or less permanently in one place|building
edify|make understand|enlighten
edifying|enlightening or uplifting so as to encourage intellectual or moral improvement|enlightening
edit|prepare for publication or presentation by correcting, revising, or adapting|redact
editing|putting something into acceptable form|redaction
educate|create by training and teaching|train develop prepare
eerily|in an unnatural eery manner|spookily
effected|settled securely and unconditionally|accomplished established
effigy|a representation of a person|image simulacrum
effort|earnest and conscientious activity intended to do or accomplish something|attempt endeavor endeavour try
egg|animal reproductive body consisting of an ovum or embryo together with nutritive and protective envelopes|
eggplant|egg-shaped vegetable having a shiny skin typically dark purple but occasionally white or yellow|aubergine
eggshell|the exterior covering of a bird's egg|shell
ego|an inflated feeling of pride in your superiority to others|egotism
egotism|an exaggerated opinion of your own importance|
egotist|a conceited and self-centered person|egoist swellhead
eighteen|being one more than seventeen|xviii
eighth|coming next after the seventh and just before the ninth in position|
eighty|being ten more than seventy|lxxx fourscore
either|after a negative statement used as an intensive meaning something like likewise' or also'|
eject|put out or expel from a place|exclude
elapsed|having passed or slipped by|
elastic|capable of resuming original shape after stretching or compression|
elate|fill with high spirits|uplift intoxicate
elating|making lively and joyful|exhilarating
elation|an exhilarating psychological state of pride and optimism|
elbow|hinge joint between the forearm and upper arm and the corresponding joint in the forelimb of a quadruped|cubitus
elbowing|jostling with the elbows|
elder|a person who is older than you are|senior
elderly|advanced in years|aged older senior
eldest|first in order of birth|firstborn
electron|an elementary particle with negative charge|negatron
elegance|a refined quality of gracefulness and good taste|
elegant|refined and tasteful in appearance or behavior or style|
elegy|a mournful poem|lament
element|an abstract part of something|component constituent factor ingredient
elephant|five-toed pachyderm|
elevate|give a promotion to or assign to a higher position|promote upgrade advance raise
elevated|raised above the ground|
eleven|being one more than ten|xi
eleventh|coming next after the tenth and just before the twelfth in position|
elfin|suggestive of an elf in strangeness and otherworldliness|fey
elicit|deduce or construe|educe evoke extract
elicited|called forth from a latent or potential state by stimulation|evoked
eligible|qualified for or allowed or worthy of being chosen|
elite|a group or class of persons enjoying superior intellectual or social or economic status|
elongate|make long or longer by pulling and stretching|stretch
elope|run away secretly with one's beloved|
eloquent|expressing yourself readily, clearly, effectively|facile fluent silver
elude|escape, either physically or mentally|evade bilk
eluding|the act of avoiding capture|slip elusion
elusive|difficult to describe|
emanate|proceed or issue forth, as from a source|
embargo|a government order imposing a trade barrier|
embassy|a diplomatic building where ambassadors live or work|
embed|fix or set securely or deeply|implant engraft imbed plant
embedded|enclosed firmly in a surrounding mass|
ember|a hot fragment of wood or coal that is left from a fire and is glowing or smoldering|coal
embitter|cause to be bitter or resentful|envenom acerbate
emblem|special design or visual object representing a quality, type, group, etc.|
embodied|possessing or existing in bodily form|bodied corporal corporate incarnate
embody|represent in bodily form|incarnate substantiate
emboss|raise in a relief|boss stamp
embossed|embellished with a raised pattern created by pressure or embroidery|brocaded raised
embrace|include in scope|encompass comprehend cover
embroil|force into some kind of situation, condition, or course of action|tangle sweep drag
emerge|come out into view, as from concealment|
eminence|high status importance owing to marked superiority|distinction preeminence note
emir|an independent ruler or chieftain|amir emeer ameer
emissary|someone sent on a mission to represent the interests of someone else|envoy
emission|the act of emitting|emanation
emit|give off, send forth, or discharge|
emotion|any strong feeling|
empathy|understanding and entering into another's feelings|
emphasis|special importance or significance|accent
emphatic|spoken with emphasis|emphasized emphasised
empire|the domain ruled by an emperor or empress|imperium
employ|put into service|use utilize utilise apply
employed|having your services engaged for|
employee|a worker who is hired to perform a job|
emporium|a large retail store organized into departments offering a variety of merchandise|
empower|give or delegate power or authority to|authorise authorize
empress|a woman emperor or the wife of an emperor|
empty|holding or containing nothing|
emptying|the act of removing the contents of something|voidance evacuation
emulate|strive to equal or match, especially by imitating|
emulator|someone who copies the words or behavior of another|copycat imitator ape aper
enable|render capable or able for some task|
enabling|providing legal power or sanction|
enact|order by virtue of superior authority|ordain
enamel|hard white substance covering the crown of a tooth|
enamored|marked by foolish or unreasoning fondness|infatuated potty smitten
encase|enclose in, or as if in, a case|incase case
encased|covered or protected with or as if with a case|cased incased
enchant|hold spellbound|enrapture transport enthrall ravish enthral delight
enclave|an enclosed territory that is culturally distinct from the foreign territory that surrounds it|
enclosed|closed in or surrounded or included within|
encode|convert information into code|
encoding|the activity of converting data or information into code|encryption
encroach|advance beyond the usual limit|infringe impinge
encumber|restrict so as to make free movement difficult|restrain cumber
end|either extremity of something that has length|terminal
endanger|pose a threat to|jeopardize jeopardise menace threaten imperil peril
endear|make attractive or lovable|
ended|having come or been brought to a conclusion|complete concluded over terminated
ending|the end of a word|termination
endless|tiresomely long|eternal interminable
endorse|give support or one's approval to|second back indorse
endow|give qualities or abilities to|indue gift empower invest endue
endowed|provided or supplied or equipped with|
endure|put up with something or somebody unpleasant|digest stomach bear stand tolerate support brook abide suffer
enduring|lasting a long time|abiding imperishable
energize|cause to be alert and energetic|stimulate arouse brace energise
energy|a thermodynamic quantity equivalent to the capacity of a physical system to do work|
enforce|ensure observance of laws and rules|implement apply
enforced|forced or compelled or put in force|implemented
engage|carry out or participate in an activity|prosecute pursue
engaged|involved in military hostilities|
engaging|attracting or delighting|piquant
engine|motor that converts thermal energy to mechanical work|
engineer|a person who uses scientific knowledge to solve practical problems|technologist
engrave|carve, cut, or etch into a material or surface|scratch grave inscribe
engraved|cut or impressed into a surface|etched graven incised inscribed
engraver|a skilled worker who can inscribe designs or writing onto a surface by carving or etching|
engross|devote fully to|steep immerse engulf plunge absorb
engulf|devote fully to|steep immerse plunge engross absorb
enhance|make better or more attractive|
enhanced|increased or intensified in value or beauty or quality|
enigma|something that baffles understanding and cannot be explained|mystery secret
enjoy|derive or receive pleasure from|bask relish savor savour
enlist|join the military|
enliven|heighten or intensify|inspire animate invigorate exalt
enormity|the quality of being outrageous|outrageousness
enormous|extraordinarily large in size or extent or amount or power or degree|tremendous
enough|as much as necessary|plenty
enrich|make better or improve in quality|
enroll|register formally as a participant or member|inscribe enter enrol recruit
ensemble|a group of musicians playing or singing together|
enshrine|enclose in a shrine|shrine
ensue|issue or terminate|result
ensuing|following immediately and as a result of what went before|
entail|have as a logical consequence|imply mean
enter|to come or go into|
entice|provoke someone to do something through promises or persuasion|lure tempt
enticing|highly attractive and able to arouse hope or desire|alluring beguiling tempting
entire|constituting the full quantity or extent|full total
entirely|without any others being included or involved|exclusively solely alone only
entirety|the state of being total and complete|entireness integrality totality
entitle|give the right to|
entitled|qualified for by right according to law|
entity|that which is perceived or known or inferred to have its own distinct existence|
entrance|something that provides access|entranceway entryway entry entree
entrant|a commodity that enters competition with established merchandise|
entreaty|earnest or urgent request|prayer appeal
entrench|fix firmly or securely|intrench
entrust|confer a trust upon|intrust trust confide commit
entry|an item inserted in a written record|
entryway|something that provides access|entrance entranceway entry entree
envelop|enclose or enfold completely with or as if with a covering|enfold enwrap wrap enclose
envelope|a flat container for a letter, thin package, etc.|
enviable|causing envy|
envious|showing extreme cupidity|covetous jealous
envisage|form a mental image of something that is not present or that is not the case|imagine ideate
envision|picture to oneself|foresee
envy|feel envious towards|
epic|a long narrative poem telling of a hero's deeds|epos
epigram|a witty saying|quip
episode|a happening that is distinctive in a series of related events|
epithet|a defamatory or abusive word or phrase|name
epitome|a standard or typical example|prototype paradigm image
epoch|a period marked by distinctive character or reckoned from a fixed point or event|era
equal|having the same quantity, value, or measure as another|
equality|the quality of being the same in quantity or measure or value or status|
equally|to the same degree|as
equate|be equivalent or parallel, in mathematics|correspond
equating|the act of regarding as equal|equation
equation|a mathematical statement that two expressions are equal|
equip|provide with usually for a specific purpose|fit outfit
equipped|provided or fitted out with what is necessary or useful or appropriate|equipt
equity|the difference between the market value of a property and the claims held against it|
era|a period marked by distinctive character or reckoned from a fixed point or event|epoch
erase|remove from memory or existence|
ergo|therefore or consequently|
erode|become ground down or deteriorate|gnaw
eroded|worn away as by water or ice or wind|scoured
eroding|the mechanical process of wearing or grinding something down|erosion wearing
errand|a short trip that is taken in the performance of a necessary task or mission|
erratic|liable to sudden unpredictable change|fickle mercurial quicksilver
error|a wrong action attributable to bad judgment or ignorance or inattention|mistake fault
erudite|having or showing profound knowledge|learned
erupt|start abruptly|
eruption|the sudden occurrence of a violent discharge of steam and volcanic material|
escalate|increase in extent or intensity|intensify
escapade|a wild and exciting undertaking|adventure
escape|run away from confinement|
escapism|an inclination to retreat from unpleasant realities through diversion or fantasy|escape
eschew|avoid and stay away from deliberately|shun
esoteric|confined to and understandable by only an enlightened inner circle|
especial|surpassing what is common or usual or expected|exceptional particular special
espouse|choose and follow|adopt follow
espresso|strong black coffee brewed by forcing hot water under pressure through finely ground coffee beans|
essay|an analytic or interpretive literary composition|
estate|everything you own|
esteem|the condition of being honored|regard respect
esteemed|having an illustrious reputation|honored prestigious
estimate|an approximate calculation of quantity or degree or worth|estimation approximation idea
estuary|the wide part of a river where it nears the sea|
etched|cut or impressed into a surface|engraved graven incised inscribed
ethereal|characterized by lightness and insubstantiality|aeriform aerial airy aery
ethic|the principles of right and wrong that are accepted by an individual or a social group|
ethical|conforming to accepted standards of social or professional behavior|
ethos|the distinctive spirit of a culture or an era|
evacuate|move out of an unsafe location into safety|
evade|avoid or try to avoid fulfilling, answering, or performing|hedge fudge circumvent parry elude skirt dodge duck sidestep
evasive|deliberately vague or ambiguous|
even|used as an intensive especially to indicate something unexpected|
evening|the latter part of the day|eve even eventide
event|something that happens at a given place and time|
eventual|expected to follow in the indefinite future from causes already operating|
ever|at all times|always
every|each and all of the members of a group considered singly and without exception|
everyday|found in the ordinary course of events|mundane quotidian routine unremarkable workaday
evidence|your basis for belief or disbelief|grounds
evident|clearly revealed to the mind or the senses or judgment|apparent manifest palpable patent plain unmistakable
evoked|called forth from a latent or potential state by stimulation|elicited
exact|marked by strict and particular and complete accordance with fact|
exactly|just as it should be|precisely
exalt|praise, glorify, or honor|laud extol glorify proclaim
exalted|of high moral or intellectual value|elevated sublime grand lofty rarefied rarified idealistic
exalting|tending to exalt|ennobling
exam|a set of questions or exercises evaluating skill or knowledge|examination test
examine|consider in detail and subject to an analysis in order to discover essential features or meaning|analyze analyse study canvass
example|an item of information that is typical of a class or group|illustration instance representative
exceed|be greater in scope or size than some standard|transcend surpass
excel|distinguish oneself|surpass
except|prevent from being included or considered or accepted|exclude omit
excess|a quantity much larger than is needed|surplus surplusage nimiety
exchange|chemical process in which one atom or ion or group changes places with another|
excite|arouse or elicit a feeling|
excited|excessively affected by emotion|aroused emotional
exciting|creating or arousing excitement|
exclaim|state or announce|proclaim promulgate
exclude|prevent from being included or considered or accepted|except omit
excuse|a defense of some offensive behavior or some failure to keep a promise etc.|alibi exculpation
excused|granted exemption|
exempt|freed from or not subject to an obligation or liability to which others or other things are subject|
exertion|use of physical or mental energy|effort travail sweat
exhaust|wear out completely|beat tucker
exhibit|show an attribute, property, knowledge, or skill|
exist|support oneself|survive live subsist
existing|having existence or being or actuality|existent
exit|an opening that permits escape or release|issue outlet
exotic|being or from or characteristic of another place or part of the world|alien
expand|extend in one or more directions|
expanded|increased in extent or size or bulk or scope|
expanse|a wide scope|sweep
expect|regard something as probable or likely|anticipate
expected|considered likely or probable to happen or arrive|
expedite|speed up the progress of|hasten
expel|force to leave or move out|
expend|use up, consume fully|use
expense|amounts paid for goods and services that may be currently tax deductible|disbursal disbursement
expert|a person with special knowledge or ability who performs skillfully|
explain|make plain and comprehensible|explicate
explicit|precisely and clearly expressed or readily observable|expressed
exploit|use or manipulate to one's advantage|work
explore|inquire into|research search
explorer|someone who travels into little known regions|adventurer
expo|a collection of things for public display|exhibition exposition
export|sell or transfer abroad|
exporter|a businessperson who transports goods abroad|
exposed|with no protection or shield|open
exposure|vulnerability to the elements|
expound|add details, as to an account or idea|elaborate lucubrate expatiate exposit enlarge expand dilate
extant|still in existence|
extend|stretch out over a distance, space, time, or scope|run go pass lead
extended|relatively long in duration|lengthy prolonged protracted
exterior|situated in or suitable for the outdoors or outside of a building|
external|happening or arising or located outside or beyond some limits or especially surface|
extol|praise, glorify, or honor|laud exalt glorify proclaim
extra|more than is needed, desired, or required|excess redundant spare supererogatory superfluous supernumerary surplus
extract|remove, usually with some force or effort|pull
extreme|of the greatest possible degree or extent or intensity|utmost uttermost
exude|release in drops or small quantities|exudate transude ooze
exultant|joyful and proud especially because of triumph or success|exulting jubilant prideful rejoicing triumphal triumphant
exulting|joyful and proud especially because of triumph or success|exultant jubilant prideful rejoicing triumphal triumphant
eyebrow|the arch of hair above each eye|brow supercilium
eyed|having an eye or eyes or eyelike feature especially as specified|
eyeglass|lens for correcting defective vision in one eye|monocle
eyelash|any of the short curved hairs that grow from the edges of the eyelids|lash cilium
eyelid|either of two folds of skin that can be moved to cover or open the eye|lid palpebra
eyeliner|makeup applied to emphasize the shape of the eyes|
eyesight|normal use of the faculty of vision|seeing sightedness
fabric|artifact made by weaving or felting or knitting or crocheting natural or synthetic fibers|cloth material textile
fabulous|extremely pleasing|fab
facade|the face or front of a building|frontage frontal
face|the front of the human head from the forehead to the chin and ear to ear|
faceless|without a face or identity|
facet|a distinct feature or element in a problem|aspect
facility|a building or place that provides a particular service or is used for a particular industry|installation
facing|a lining applied to the edge of a garment for ornamentation or strengthening|
fact|a piece of information about circumstances that exist or events that have occurred|
faction|a clique that seeks power usually through intrigue|cabal junto camarilla
factor|anything that contributes causally to a result|
factory|a plant consisting of one or more buildings with facilities for manufacturing|mill manufactory
factual|existing in act or fact|actual
faculty|one of the inherent cognitive or perceptual powers of the mind|module
fad|an interest followed with exaggerated zeal|craze furor furore cult rage
fade|become less clearly visible or distinguishable|melt
faded|having lost freshness or brilliance of color|bleached washy
fading|weakening in force or intensity|attenuation
fail|be unsuccessful|miscarry
failure|an act that fails|
fairly|to certain extent or degree|reasonably moderately pretty jolly somewhat middling passably
fairness|conformity with rules or standards|equity
faithful|steadfast in affection or allegiance|
fake|something that is a counterfeit|sham postiche
falcon|diurnal birds of prey having long pointed powerful wings adapted for swift flight|
fall|move downward and lower, but not necessarily all the way|descend
fallacy|a misconception resulting from incorrect reasoning|
fallen|having dropped by the force of gravity|
falling|decreasing in amount or degree|
fallout|the radioactive particles that settle to the ground after a nuclear explosion|
false|not in accordance with the fact or reality or actuality|
falsify|make false by mutilation or addition|distort garble warp
falsity|the state of being false or untrue|falseness
falter|be unsure or weak|waver
fame|the state or quality of being widely honored and acclaimed|celebrity renown
famed|widely known and esteemed|celebrated famous illustrious notable noted renowned
familiar|well known or easily recognized|
family|a social unit living together|household house home menage
famished|extremely hungry|ravenous starved esurient
famous|widely known and esteemed|celebrated famed illustrious notable noted renowned
fan|a device for creating a current of air by movement of a surface or surfaces|
fancied|formed or conceived by the imagination|fabricated fictional fictitious
fancier|a person having a strong liking for something|enthusiast
fanciful|indulging in or influenced by fancy|notional
fanfare|a gaudy outward display|ostentation flash
fanned|especially spread in a fan shape|
fantasy|imagination unrestricted by reality|phantasy
far|to a considerable degree|heavily
faraway|very far away in space or time|
farce|a comedy characterized by broad satire and improbable situations|travesty
farcical|broadly or extravagantly humorous|ludicrous ridiculous
farewell|an acknowledgment or expression of goodwill at parting|
farming|the practice of cultivating the land or raising stock|agriculture husbandry
farmland|a rural area where farming is practiced|
farmyard|an area adjacent to farm buildings|
fashion|how something is done or how it happens|manner mode style way
fast|acting or moving or capable of acting or moving quickly|
fasten|cause to be firmly attached|fix secure
fastened|firmly closed or secured|
faster|more quickly|quicker
fastest|most quickly|quickest
fate|an event that will inevitably happen in the future|destiny
fateful|having momentous consequences|fatal
father|a male parent|begetter
fathom|come to understand|penetrate bottom
fatuous|extremely silly or stupid|asinine inane
faucet|a regulator for controlling the flow of a liquid from a reservoir|spigot
fault|a wrong action attributable to bad judgment or ignorance or inattention|mistake error
faulting|a crack in the earth's crust resulting from the displacement of one side with respect to the other|fault shift fracture break
favored|preferred above all others and treated with partiality|favorite favourite pet preferred preferent
fawn|a color or pigment varying around a light grey-brown color|dun
fearless|oblivious of dangers or perils or calmly resolute in facing them|unafraid
feasible|capable of being done with means at hand and circumstances as they are|executable practicable viable workable
feast|a ceremonial dinner party for many people|banquet
feasting|eating an elaborate meal|banqueting
feather|the light horny waterproof structure forming the external covering of birds|plume plumage
feature|a prominent attribute or aspect of something|characteristic
fee|a fixed charge for a privilege or for professional services|
feeble|pathetically lacking in force or effectiveness|lame
feed|provide as food|
feedback|response to an inquiry or experiment|
feeder|an animal being fattened or suitable for fattening|
feeding|the act of consuming food|eating
feel|undergo an emotional sensation or be in a particular state of mind|experience
feeler|one of a pair of mobile appendages on the head of e.g. insects and crustaceans|antenna
feeling|the experiencing of affective and emotional states|
feign|make believe with the intent to deceive|sham pretend affect dissemble
feline|of or relating to cats|
fell|cause to fall by or as if by delivering a blow|drop
fellow|a boy or man|chap feller fella lad gent blighter cuss bloke
female|an animal that produces gametes that can be fertilized by male gametes|
fence|a barrier that serves to enclose an area|fencing
fencing|a barrier that serves to enclose an area|fence
fender|a barrier that surrounds the wheels of a vehicle to block splashing water or mud|wing
ferment|a state of agitation or turbulent change or development|agitation fermentation tempestuousness unrest
ferocity|the property of being wild or turbulent|fierceness furiousness fury vehemence violence wildness
ferrying|transport by boat or aircraft|ferry
fervent|characterized by intense emotion|ardent fervid fiery impassioned perfervid torrid
fervor|feelings of great warmth and intensity|ardor ardour fervour fervency fire fervidness
festival|a day or period of time set aside for feasting and celebration|
festive|offering fun and gaiety|gay festal merry
fetch|go or come after and bring or take back|bring get convey
fettered|bound by chains fastened around the ankles|shackled
few|a quantifier that can be used with count nouns and is often preceded by a'|
fewer|quantifier meaning a smaller number of|
fewest|quantifier meaning the smallest in number|
fiat|a legally binding command or decision entered on the court record|decree edict order rescript
fiction|a literary work based on the imagination and not necessarily on fact|
fiddle|bowed stringed instrument that is the highest member of the violin family|violin
fiddling|small and of little importance|footling lilliputian little niggling piddling piffling petty picayune trivial
fidelity|accuracy with which an electronic system reproduces the sound or image of its input signal|
fidget|move restlessly|
field|a piece of land cleared of trees and usually enclosed|
fielding|handling the ball while playing in the field|
fierce|marked by extreme and violent energy|ferocious furious savage
fiery|characterized by intense emotion|ardent fervent fervid impassioned perfervid torrid
fiesta|an elaborate party|fete feast
fifteen|being one more than fourteen|xv
fifth|coming next after the fourth and just before the sixth in position|
fiftieth|the ordinal number of fifty in counting order|
fifty|being ten more than forty|l
fig|a diagram or picture illustrating textual material|figure
figment|a contrived or fantastic idea|
figure|a diagram or picture illustrating textual material|fig
figured|adorned with patterns|
figuring|problem solving that involves numbers or quantities|calculation computation reckoning
filch|make off with belongings of others|pilfer cabbage purloin pinch abstract snarf swipe hook sneak nobble lift
file|record in a public office or in a court of law|register
filing|the entering of a legal document into the public record|
fill|make full, also in a metaphorical sense|
filled|generously supplied with|
filling|any material that fills a space or container|fill
filly|a young female horse under the age of four|
film|a medium that disseminates moving pictures|cinema celluloid
filming|the act of making a film|cinematography
filter|device that removes something from whatever passes through it|
finagle|achieve something by means of trickery or devious methods|wangle manage
final|occurring at or forming an end or termination|concluding last terminal
finale|the closing section of a musical composition|coda
finalist|a contestant who reaches the final stages of a competition|
finality|the quality of being final or definitely settled|conclusiveness decisiveness
finally|after an unspecified period of time or an especially long delay|eventually
finance|obtain or provide money for|
finch|any of numerous small songbirds with short stout bills adapted for crushing seeds|
finding|the act of determining the properties of something, usually by research or calculation|determination
fine|being satisfactory or in satisfactory condition|ok okay cool
finely|in tiny pieces|
finer|greater in quality or excellence|
finesse|subtly skillful handling of a situation|delicacy diplomacy discreetness
finger|any of the terminal members of the hand|
finicky|exacting especially about details|finical fussy particular picky
finish|finally be or do something|
finished|brought to the desired final state|
finite|bounded or limited in magnitude or spatial or temporal extent|
fire|the event of something burning|
fired|having lost your job|discharged dismissed
fireside|an area near a fireplace|hearth
firewood|wood used for fuel|
firework|a device with an explosive that burns at a low rate and with colored flames|pyrotechnic
firm|the members of a business organization that owns or operates one or more establishments|house
firmly|with resolute determination|firm steadfastly unwaveringly
firmness|the muscle tone of healthy tissue|soundness
firmware|coded instructions that are stored permanently in read-only memory|microcode
first|preceding all others in time or space or degree|
firstly|before anything else|first foremost
fiscal|involving financial matters|financial
fish|any of various mostly cold-blooded aquatic vertebrates usually having scales and breathing through gills|
fishery|a workplace where fish are caught and processed and sold|piscary
fishing|the act of someone who fishes as a diversion|sportfishing
fit|be agreeable or acceptable to|suit accommodate
fitness|the quality of being suitable|fittingness
fitted|being the right size and shape to fit as desired|
fitting|in harmony with the spirit of particular persons or occasion|decent
five|being one more than four|v
fix|restore by replacing a part or putting together what is torn or broken|repair mend bushel doctor restore
fixing|the act of putting something in working order again|repair fix fixture mend mending reparation
fixture|an object firmly fixed in place|
fjord|a long narrow inlet of the sea between steep cliffs|fiord
flag|emblem usually consisting of a rectangular piece of cloth of distinctive design|
flamingo|large pink to scarlet web-footed wading bird with down-bent bill|
flank|be located at the sides of something or somebody|
flannel|a soft light woolen fabric|
flap|move in a wavy pattern or with a rising and falling motion|roll undulate wave
flapjack|a flat cake of thin batter fried on both sides on a griddle|pancake battercake flapcake griddlecake hotcake
flaring|streaming or flapping or spreading wide as if in a current of air|aflare
flash|gleam or glow intermittently|blink wink twinkle winkle
flashing|a short vivid experience|flash
flashy|tastelessly showy|brassy cheap flash garish gaudy gimcrack loud meretricious tacky tatty tawdry trashy
flask|bottle that has a narrow neck|
flat|having a surface without slope, tilt in which no part is higher or lower than another|level plane
flatly|in an unqualified manner|categorically unconditionally
flatness|the property of having two dimensions|planeness
flatter|praise somewhat dishonestly|blandish
flattery|excessive or insincere praise|
flaunt|display proudly|flash ostentate swank
flavor|the general atmosphere of a place or situation and the effect that it has on people|spirit tone feel feeling flavour look smell
flaw|an imperfection in an object or machine|defect fault
flawless|without a flaw|unflawed
fleck|a small fragment of something broken off from the whole|bit chip flake scrap
fleecy|having soft nap produced by brushing|brushed napped
fleet|moving very fast|swift
fleeting|lasting for a markedly brief time|fugitive momentaneous momentary
flexible|capable of being changed|
flick|a light sharp contact|
flicker|move back and forth very rapidly|waver flitter flutter quiver
flight|an instance of traveling by air|flying
flimsy|lacking solidity or strength|insubstantial
flinch|draw back, as with fear or pain|squinch funk cringe shrink wince recoil quail
fling|throw with force or recklessness|
flint|a hard kind of stone|
flip|lightly throw to see which side comes up|toss
flippant|showing inappropriate levity|
flit|move along rapidly and lightly|flutter fleet dart
float|be in motion due to some air or water current|drift blow
floating|borne up by or suspended in a liquid|
flock|a church congregation guided by a pastor|
flood|fill quickly beyond capacity|deluge inundate swamp
flooded|covered with water|afloat awash inundated overflowing
flooding|a technique used in behavior therapy|
floor|the inside lower horizontal surface|flooring
flooring|the inside lower horizontal surface|floor
flop|fall loosely|
floral|resembling or made of or suggestive of flowers|flowered
florid|elaborately or excessively ornamented|aureate flamboyant
florist|someone who grows and deals in flowers|
flounce|walk emphatically|
flounder|walk with great difficulty|stagger
flourish|grow vigorously|boom thrive expand
flout|treat with contemptuous disregard|scoff
flow|the motion characteristic of fluids|flowing
flowing|the motion characteristic of fluids|flow
fluff|any light downy material|
fluffy|like down or as soft as down|downy downlike flossy
fluid|subject to change|unstable
fluoride|a salt of hydrofluoric acid|
flurry|a rapid active commotion|bustle hustle ado fuss stir
flush|turn red, as if in embarrassment or shame|blush crimson redden
flute|a high-pitched woodwind instrument|
flutist|someone who plays the flute|flautist
flutter|the act of moving back and forth|waver flicker
flux|the rate of flow of energy or particles across a given surface|
fly|travel through the air|wing
flying|moving swiftly|
foam|a mass of small bubbles formed in or on a liquid|froth
focal|having or localized centrally at a focus|
focus|the concentration of attention or energy on something|focusing focussing direction centering
focusing|the concentration of attention or energy on something|focus focussing direction centering
fog|droplets of water vapor suspended in the air near the ground|
foible|a behavioral attribute that is distinctive and peculiar to an individual|idiosyncrasy mannerism
foil|a piece of thin and flexible sheet metal|
foiled|disappointingly unsuccessful|defeated disappointed discomfited frustrated thwarted
foiling|an act of hindering someone's plans or efforts|frustration thwarting
fold|bend or lay so that one part covers the other|
foliage|the main organ of photosynthesis and transpiration in higher plants|leaf leafage
folk|people in general|folks
folklore|the unwritten lore of a culture|
follow|to travel behind, go after, come after|
follower|a person who accepts the leadership of another|
folly|the trait of acting stupidly or rashly|foolishness unwiseness
fond|having or displaying warmth or affection|affectionate lovesome tender
food|any substance that can be metabolized by an animal to give energy and build tissue|nutrient
fooling|characterized by a feeling of irresponsibility|casual
foolish|devoid of good sense or judgment|
foot|the part of the leg of a human being below the ankle joint|pes
footage|film that has been shot|
foothill|a relatively low hill on the lower slope of a mountain|
footing|status with respect to the relations between people or groups|terms
footnote|a printed note placed below the text on a printed page|footer
footpath|a trodden path|pathway
footstep|the sound of a step of someone walking|footfall step
foraging|the act of searching for food and provisions|forage
forbid|command against|prohibit interdict proscribe veto disallow nix
forceful|characterized by or full of force or strength|
forcible|impelled by physical force especially against resistance|physical
forearm|the part of the superior limb between the elbow and the wrist|
forebode|make a prediction about|predict foretell prognosticate call anticipate promise
forecast|predict in advance|calculate
foregone|well in the past|bygone bypast departed gone
forehead|the part of the face above the eyes|brow
foreign|of concern to or concerning the affairs of other nations|
foremost|ranking above all others|first
forensic|of, relating to, or used in public debate or argument|
foresee|realize beforehand|anticipate previse foreknow
forest|the trees and other plants in a large densely wooded area|wood woods
forever|for a limitless time|everlastingly eternally evermore
forewarn|warn in advance or beforehand|previse
forfeit|lose or lose the right to by some error, offense, or crime|waive forgo forego
forge|create by hammering|hammer
forged|reproduced fraudulently|bad
forget|dismiss from the mind|bury
forging|shaping metal by heating and hammering|
forgive|absolve from payment|
fork|cutlery used for serving and eating food|
forlorn|marked by or showing hopelessness|
form|a category of things distinguished by some common characteristic or quality|kind sort variety
formal|characteristic of or befitting a person in authority|
formally|with official authorization|officially
former|referring to the first of two things or persons mentioned|
formerly|at a previous time|once erstwhile erst
formula|a group of symbols that make a mathematical statement|expression
forsake|leave someone who needs or counts on you|abandon desolate desert
forswear|formally reject or disavow a formerly held belief, usually under pressure|abjure recant retract resile
fortify|make strong or stronger|strengthen
fortress|a fortified defensive structure|fort
fortune|an unknown and unpredictable phenomenon that causes an event to result one way rather than another|luck chance hazard
forty|being ten more than thirty|xl twoscore
foster|promote the growth of|further
found|set up or lay the groundwork for|establish plant constitute institute
founder|inflammation of the laminated tissue that attaches the hoof to the foot of a horse|laminitis
founding|the act of starting something for the first time|initiation foundation institution origination creation innovation introduction instauration
foundry|factory where metal castings are produced|metalworks
fountain|a structure from which an artificially produced jet of water arises|
fourteen|being one more than thirteen|xiv
fox|alert carnivorous mammal with pointed muzzle and ears and a bushy tail|
foxhole|a small dugout with a pit for individual shelter against enemy fire|
foxy|marked by skill in deception|crafty cunning dodgy guileful knavish slick sly tricksy tricky wily
foyer|a large entrance or reception room or area|anteroom antechamber hall lobby vestibule
fracas|noisy quarrel|affray altercation
fractal|a geometric pattern that is repeated at every scale and so cannot be represented by classical geometry|
fraction|a small part or item forming a piece of a whole|
fragile|easily broken or damaged or destroyed|delicate frail
fragment|a piece broken off or cut off of something else|
fragrant|pleasant-smelling|
frail|physically weak|
frame|a single one of a series of still transparent pictures forming a cinema, television or video film|
framing|formulation of the plans and important details|
frankly|it is sincerely the case that|honestly candidly
frantic|excessively agitated|frenetic phrenetic frenzied
frayed|worn away or tattered along the edges|
freckle|a small brownish spot on the skin|lentigo
free|not limited or hampered|
freebie|something that is free|freebee
freedom|the condition of being free|
freehand|done by hand without mechanical aids or devices|freehanded
freeing|the act of liberating someone or something|liberation release
freeway|a broad highway designed for high-speed traffic|expressway motorway pike superhighway throughway thruway
freezer|electric refrigerator in which food is frozen and stored for long periods of time|deepfreeze
freezing|the withdrawal of heat to change something from a liquid to a solid|freeze
freight|goods carried by a large vehicle|cargo lading load loading payload shipment consignment
frenetic|excessively agitated|frantic phrenetic frenzied
frenzied|affected with or marked by frenzy or mania uncontrolled by reason|manic
frenzy|state of violent mental agitation|craze delirium fury hysteria
frequent|coming at short intervals or habitually|
fresh|recently made, produced, or harvested|
fresher|a first-year undergraduate|freshman
freshly|very recently|newly fresh new
freshman|a first-year undergraduate|fresher
fret|worry unnecessarily or excessively|fuss niggle
friction|a state of conflict between persons|clash
fridge|a refrigerator in which the coolant is pumped around by an electric motor|
friend|a person you know well and regard with affection and trust|
friendly|inclined to help or support|
fright|an emotion experienced in anticipation of some specific pain or danger|fear fearfulness
frighten|cause fear in|fright scare affright
fringe|the outside boundary or surface of something|periphery
frisky|playful like a lively kitten|kittenish
frog|any of various tailless stout-bodied amphibians with long hind limbs for leaping|toad anuran batrachian salientian
frolic|gay or light-hearted recreational activity for diversion or amusement|play romp gambol caper
frond|compound leaf of a fern or palm or cycad|
front|the side that is forward or prominent|forepart
frontage|the extent of land abutting on a street or water|
frontier|a wilderness at the edge of a settled area of a country|
frost|ice crystals forming a white deposit|hoar hoarfrost rime
frosting|a flavored sugar topping used to coat and decorate cakes|icing ice
froth|a mass of small bubbles formed in or on a liquid|foam
frown|look angry or sullen, wrinkle one's forehead, as if to signal disapproval|glower lour lower
frowning|showing displeasure or anger|
frozen|turned into ice|
frugal|avoiding waste|economical scotch sparing stinting
fruit|the ripened reproductive body of a seed plant|
fruitful|productive or conducive to producing in abundance|
fruiting|capable of bearing fruit|
fry|be excessively hot|
frying|cooking in fat or oil in a pan or griddle|sauteing
fuel|a substance that can be consumed to produce energy|
fulcrum|the pivot about which a lever turns|
full|containing as much or as many as is possible or normal|
fullness|completeness over a broad scope|comprehensiveness
fully|to the greatest degree or extent|full
fumble|feel about uncertainly or blindly|grope
fumbling|showing lack of skill or aptitude|bungling clumsy incompetent
fume|be mad, angry, or furious|
fumigate|treat with fumes, expose to fumes, especially with the aim of disinfecting or eradicating pests|fume
fun|activities that are enjoyable or amusing|merriment playfulness
function|a mathematical relation such that each element of a given set is associated with an element of another set|map mapping
fund|a reserve of money set aside for some purpose|
funnel|a conical shape with a wider and a narrower opening at the two ends|
funny|arousing or provoking laughter|amusing comic comical laughable mirthful risible
furlong|a unit of length equal to 220 yards|
furlough|a temporary leave of absence from military duty|
furnace|an enclosed chamber in which heat is produced to heat buildings, destroy refuse, smelt or refine ores, etc.|
furnish|give something useful or necessary to|supply provide render
furor|an interest followed with exaggerated zeal|fad craze furore cult rage
furrier|someone whose occupation is making or repairing fur garments|cloakmaker
furrow|a long shallow trench in the ground|
furrowed|having long narrow shallow depressions in the surface|rugged
furry|covered with a dense coat of fine silky hairs|furred
further|to or at a greater extent or degree or a more advanced stage|farther
furtive|marked by quiet and caution and secrecy|sneak sneaky stealthy surreptitious
fuse|mix together different elements|blend flux mix conflate commingle immix coalesce meld combine merge
fused|joined together into a whole|amalgamate amalgamated coalesced consolidated
fuselage|the central body of an airplane that is designed to accommodate the crew and passengers|
fusion|an occurrence that involves the production of a union|merger unification
fuss|worry unnecessarily or excessively|niggle fret
fussy|annoyed and irritable|crabbed crabby cross grouchy grumpy
futile|producing no result or effect|ineffectual otiose unavailing meaningless
futility|uselessness as a consequence of having no practical result|
future|the time yet to come|hereafter futurity
fuzz|filamentous hairlike growth on a plant|hair tomentum
fuzzy|covering with fine light hairs|fuzzed
gabby|full of trivial conversation|chatty garrulous loquacious talkative talky
gadget|a device or control that is very useful for a particular job|appliance contraption contrivance convenience gizmo gismo widget
gaffe|a socially awkward or tactless act|solecism slip gaucherie
gag|a humorous anecdote or remark intended to provoke laughter|joke laugh jest jape
gaily|in a gay manner|
gain|win something through one's efforts|acquire win
gainful|yielding a fair profit|paid paying
gala|a gay festivity|jamboree blowout
galaxy|a splendid assemblage|
gale|a strong wind moving 45-90 knots|
gallant|a man who is much concerned with his dress and appearance|dandy dude fop sheik beau swell clotheshorse
galling|causing irritation or annoyance|annoying bothersome irritating nettlesome pesky pestering pestiferous plaguy plaguey teasing vexatious vexing
galosh|a waterproof overshoe that protects shoes from water or snow|arctic golosh rubber gumshoe
game|a contest with rules to determine a winner|
gander|mature male goose|
gap|a conspicuous disparity or difference as between two figures|spread
gape|look with amazement|goggle gawp gawk
gaping|with the mouth wide open as in wonder or awe|agape
garage|an outbuilding for housing automobiles|
garb|clothing of a distinctive style or for a particular occasion|attire dress
garbage|food that is discarded|refuse scraps
garbed|dressed or clothed especially in fine attire|appareled attired dressed garmented habilimented robed
garble|make false by mutilation or addition|falsify distort warp
garbled|lacking orderly continuity|confused disconnected disjointed disordered illogical scattered unconnected
garden|a plot of ground where plants are cultivated|
garish|tastelessly showy|brassy cheap flash flashy gaudy gimcrack loud meretricious tacky tatty tawdry trashy
garland|adorn with bands of flowers or leaves|
garment|an article of clothing|
garnet|any of a group of hard glassy minerals used as gemstones and as an abrasive|
garret|floor consisting of open space at the top of a house just below roof|loft attic
garrison|a fortified military post where troops are stationed|fort
gateway|an entrance that can be closed by a gate|
gather|assemble or get together|garner collect
gathered|brought together in one place|collected
gauche|lacking social polish|graceless unpolished
gaudy|tastelessly showy|brassy cheap flash flashy garish gimcrack loud meretricious tacky tatty tawdry trashy
gauge|judge tentatively or form an estimate of|estimate approximate guess judge
gavel|a small mallet used by a presiding officer or a judge|
gawk|look with amazement|goggle gape gawp
gawky|lacking grace in movement or posture|clumsy clunky ungainly unwieldy
gazebo|a small roofed building affording shade and rest|summerhouse
gear|set the level or character of|pitch
gem|art highly prized for its beauty or perfection|treasure
gene|a segment of DNA that is involved in producing a polypeptide chain|cistron factor
general|applying to all or most members of a category or group|
generate|bring into existence|
generous|willing to give and share unstintingly|
genial|diffusing warmth and friendliness|affable amiable cordial
genius|someone who has exceptional intellectual ability and originality|mastermind brain brainiac einstein
genre|a kind of literary or artistic work|
genteel|marked by refinement in taste and manners|civilized civilised cultivated cultured polite
gentle|soft and mild|soft
gently|in a gradual manner|
gentry|the most powerful members of a society|aristocracy
genuine|not fake or counterfeit|echt
genus|a general kind of something|
geology|a science that deals with the history of the earth as recorded in rocks|
geometry|the pure mathematics of points and lines and curves and surfaces|
gerund|a noun formed from a verb|
gesture|motion of hands or body to emphasize or help to express a thought or feeling|
get|come into the possession of something concrete or abstract|acquire
getting|the act of acquiring something|acquiring
giant|of great mass|elephantine gargantuan jumbo
giblet|edible viscera of a fowl|giblets
gift|something acquired without compensation|
gifted|endowed with talent or talents|talented
gig|long and light rowing boat|
gigantic|so exceedingly large or extensive as to suggest a giant or mammoth|mammoth
giggle|laugh nervously|titter
gilded|having the deep slightly brownish color of gold|aureate gilt gold golden
gilding|a coating of gold or of something that looks like gold|gilt
gingerly|with extreme care or delicacy|
gingham|a clothing fabric in a plaid weave|
giraffe|tallest living quadruped|camelopard
girder|a beam made usually of steel|
girl|a young female|miss missy fille
girlhood|the childhood of a girl|maidenhood maidhood
girlish|befitting or characteristic of a young girl|schoolgirlish
give|cause to have, in the abstract sense or physical sense|
giveaway|a gift of public land or resources for the private gain of a limited group|
given|acknowledged as a supposition|granted
glacier|a slowly moving mass of ice|
glad|showing or causing joy and pleasure|
glade|a tract of land with few or no trees in the middle of a wooded area|clearing
gladly|in a willing manner|lief fain
glance|a quick look|glimpse
glare|look at with a fixed gaze|glower
glaring|shining intensely|blazing blinding dazzling fulgent glary
glass|a brittle transparent solid with irregular atomic structure|
glassy|lacking liveliness|glazed
glaze|become glassy or take on a glass-like appearance|glass
glazed|lacking liveliness|glassy
gleam|an appearance of reflected light|gleaming glow lambency
gleaming|bright with a steady but subdued shining|agleam nitid
glean|gather, as of natural products|reap harvest
glee|great merriment|hilarity mirth mirthfulness gleefulness
gleeful|full of high-spirited delight|elated joyful jubilant
glen|a narrow secluded valley|
glibly|with superficial plausibility|slickly
glide|move smoothly and effortlessly|
glider|aircraft supported only by the dynamic action of air against its surfaces|sailplane
gliding|the activity of flying a glider|glide sailplaning soaring sailing
glimmer|a flash of light|gleam gleaming
glimpse|a quick look|glance
glint|be shiny, as if wet|glitter glisten gleam shine
glinting|having brief brilliant points or flashes of light|aglitter coruscant fulgid glistering glittering glittery scintillant scintillating sparkly
glisten|be shiny, as if wet|glitter glint gleam shine
glitch|a fault or defect in a computer program, system, or machine|bug
glitter|be shiny, as if wet|glisten glint gleam shine
glitz|tasteless showiness|flashiness garishness gaudiness loudness brashness meretriciousness tawdriness
gloat|dwell on with satisfaction|triumph crow
gloating|malicious satisfaction|gloat glee
glob|a compact mass|ball clod lump clump chunk
global|involving the entire earth|planetary world worldwide
globe|the 3rd planet from the sun|earth world
globular|having the shape of a sphere or ball|global globose orbicular spheric spherical
gloom|a state of partial or total darkness|somberness sombreness
gloomy|depressingly dark|glooming gloomful sulky
glorify|bestow glory upon|
glorious|having or deserving or conferring glory|
glory|a state of high honor|glorification
glossary|an alphabetical list of technical terms in some specialized field of knowledge|gloss
glove|the handwear used by fielders in playing baseball|mitt
glow|emit a steady even light without flames|
glower|look at with a fixed gaze|glare
glowing|highly enthusiastic|
glucose|a monosaccharide sugar that has several forms|
glum|moody and melancholic|
glumly|in a sullen manner|dourly sullenly
glutted|exceeding demand|overfull
gnarled|used of old persons or old trees|gnarly knotted knotty knobbed
gnarly|used of old persons or old trees|gnarled knotted knotty knobbed
gnash|grind together, of teeth|
gnaw|bite or chew on with the teeth|
gnome|a legendary creature resembling a tiny old man|dwarf
goad|a pointed instrument that is used to prod into a state of motion|prod
goaded|compelled forcibly by an outside agency|driven
goading|a verbalization that encourages you to attempt something|goad prod prodding urging spur spurring
goal|the state of affairs that a plan is intended to achieve and that terminates behavior intended to achieve it|end
goalpost|one of a pair of posts that are set up as a goal at each end of a playing field|
goat|any of numerous agile ruminants related to sheep but having a beard and straight horns|
goatee|a small chin beard trimmed to a point|
gobble|eat hastily without proper chewing|bolt
goggle|look with amazement|gape gawp gawk
going|the act of departing|departure leaving
gold|a deep yellow color|amber
golden|marked by peace and prosperity|halcyon prosperous
golf|a game played on a large open course with 9 or 18 holes|
golfing|playing golf|
goner|a person in desperate straits|toast
goo|any thick, viscous matter|sludge slime goop gook guck gunk muck ooze
good|having desirable or positive qualities especially those suitable for a thing specified|
goodbye|a farewell remark|adieu adios arrivederci bye cheerio goodby sayonara
goodness|that which is pleasing or valuable or useful|good
goody|something considered choice to eat|dainty delicacy kickshaw treat
gooey|soft and sticky|icky
goose|web-footed long-necked typically gregarious migratory aquatic birds usually larger and less aquatic than ducks|
gorge|overeat or eat immodestly|ingurgitate overindulge glut englut stuff engorge overgorge overeat gormandize gormandise gourmandize binge satiate
gorgeous|dazzlingly beautiful|
gossamer|characterized by unusual lightness and delicacy|ethereal
gossip|light informal conversation for social occasions|chitchat gab gabfest causerie
goulash|a rich meat stew highly seasoned with paprika|gulyas
gourmet|a person devoted to refined sensuous enjoyment|epicure gastronome epicurean foodie
gown|a woman's dress, usually with a close-fitting bodice and a long flared skirt, often worn on formal occasions|
grab|take hold of so as to seize or restrain or stop the motion of|catch
grabber|an unpleasant person who grabs inconsiderately|
grace|elegance and beauty of movement or expression|gracility
gracious|characterized by charm, good taste, and generosity of spirit|
grade|a body of students who are taught together|class form course
gradient|a graded change in the magnitude of some physical quantity or dimension|
grading|the act of arranging in a graduated series|scaling
gradual|proceeding in small stages|
graduate|receive an academic degree upon completion of one's studies|
graffiti|a rude decoration inscribed on rocks or walls|graffito
grain|a relatively small granular particle of a substance|
grainy|composed of or covered with particles resembling meal in texture or consistency|farinaceous granular granulose gritty mealy
grammar|the branch of linguistics that deals with syntax and morphology|
grand|of behavior that is impressive and ambitious in scale or scope|expansive heroic
granddad|the father of your father or mother|grandfather gramps grandad granddaddy grandpa
grandeur|the quality of being magnificent or splendid or grand|magnificence brilliance splendor splendour grandness
grandma|the mother of your father or mother|grandmother granny grannie gran nan nanna
grandpa|the father of your father or mother|grandfather gramps granddad grandad granddaddy
grandson|a male grandchild|
granite|plutonic igneous rock having visibly crystalline texture|
granny|the mother of your father or mother|grandma grandmother grannie gran nan nanna
granola|cereal made of especially rolled oats with dried fruits and nuts and honey or brown sugar|
grant|give as judged due or on the basis of merit|award
granted|acknowledged as a supposition|given
granular|composed of or covered with particles resembling meal in texture or consistency|farinaceous grainy granulose gritty mealy
granule|a tiny grain|
graphic|written or drawn or engraved|graphical
graphite|used as a lubricant and as a moderator in nuclear reactors|plumbago
grapple|succeed in doing, achieving, or producing with the limited or inadequate means available|cope contend deal manage
grasp|get the meaning of something|grok comprehend savvy dig compass apprehend
grasping|understanding with difficulty|
grass|shoot down, of birds|
grateful|feeling or showing gratitude|thankful
gratify|make happy or satisfied|satisfy
grating|a barrier that has parallel or crossed bars blocking a passage but admitting air|grate
gravel|rock fragments and pebbles|
gravity|the force of attraction between all masses in the universe|gravitation
grayish|of an achromatic color of any lightness intermediate between the extremes of white and black|grey gray greyish
grazed|scraped or touched lightly in passing|
grease|a thick fatty oil|
greatest|highest in quality|sterling superlative
greatly|to an extraordinary extent or degree|
greed|excessive desire to acquire or possess more than one needs or deserves|
greedily|in a greedy manner|avariciously covetously
greedy|immoderately desirous of acquiring e.g. wealth|avaricious covetous grabby grasping prehensile
green|of the color between blue and yellow in the color spectrum|greenish
greenery|green foliage|verdure
greening|the phenomenon of vitality and freshness being restored|rejuvenation
greenish|of the color between blue and yellow in the color spectrum|green
greeting|an acknowledgment or expression of good will|salutation
gremlin|fairies that are somewhat mischievous|elf hob pixie pixy brownie imp
gridlock|a traffic jam so bad that no movement is possible|
grilling|cooking by direct exposure to radiant heat|broil broiling
grim|not to be placated or appeased or moved by entreaty|inexorable relentless stern unappeasable unforgiving unrelenting
grimace|contort the face to indicate a certain mental or emotional state|
grimy|thickly covered with ingrained dirt or soot|begrimed dingy grubby grungy raunchy
grin|to draw back the lips and reveal the teeth, in a smile, grimace, or snarl|
grinding|a harsh and strident sound|
grinning|a facial expression characterized by turning up the corners of the mouth|smile smiling grin
grip|hold fast or firmly|
gripe|informal terms for objecting|kick beef bitch squawk
gripping|capable of arousing and holding the attention|absorbing engrossing fascinating riveting
gristle|tough elastic tissue|cartilage
gritty|composed of or covered with particles resembling meal in texture or consistency|farinaceous grainy granular granulose mealy
grizzled|having dark hairs mixed with grey or white|
groggy|stunned or confused and slow to react|dazed foggy logy stuporous
groom|a man participant in his own marriage ceremony|bridegroom
groomed|neat and smart in appearance|
groove|a long narrow furrow cut either by a natural process or by a tool|channel
grotto|a small cave|grot
grouchy|annoyed and irritable|crabbed crabby cross fussy grumpy
ground|the solid part of the earth's surface|land earth
group|any number of entities considered as a unit|grouping
grouping|any number of entities considered as a unit|group
grove|a small growth of trees without underbrush|
grovel|show submission or fear|fawn crawl creep cringe cower
grow|pass into a condition gradually, take on a specific property or attribute|turn
grower|someone concerned with the science or art or business of cultivating the soil|agriculturist agriculturalist cultivator raiser
growl|to utter or emit low dull rumbling sounds|grumble rumble
growling|a gruff or angry utterance|
growth|a progression from simpler to more complex forms|
grub|informal terms for a meal|chow chuck eats
grudge|a resentment strong enough to justify retaliation|score grievance
gruel|a thin porridge|
grueling|characterized by effort to the point of exhaustion|arduous backbreaking gruelling hard heavy laborious operose punishing toilsome
gruff|brusque and surly and forbidding|crusty curmudgeonly
grumble|show one's unhappiness or critical attitude|grouch scold
grumpy|annoyed and irritable|crabbed crabby cross fussy grouchy
grunge|the state of being covered with unclean things|dirt filth grime soil stain grease
grungy|thickly covered with ingrained dirt or soot|begrimed dingy grimy grubby raunchy
guard|a person who keeps watch over something or someone|
guardian|a person who cares for persons or property|defender protector shielder
guess|expect, believe, or suppose|think opine suppose imagine reckon
guessing|an estimate based on little or no information|guess guesswork shot
guff|unacceptable behavior|bunk bunkum buncombe rot hogwash
guidance|something that provides direction or advice as to a decision or course of action|counsel counseling counselling direction
guide|direct the course|steer maneuver manoeuver manoeuvre direct point head channelize channelise
guitar|a stringed instrument usually having six strings|
gulch|a narrow gorge with a stream running through it|flume
gulf|an arm of a sea or ocean partly enclosed by land|
gull|make a fool or dupe of|fool befool
gullible|naive and easily deceived or tricked|fleeceable green
gully|deep ditch cut by running water|
gulp|to swallow hurriedly or greedily or in one draught|quaff swig
gulping|a spasmodic reflex of the throat made as if in swallowing|gulp
gum|a preparation for chewing|
gummed|covered with adhesive gum|gummy
gummy|having the sticky properties of an adhesive|gluey glutinous mucilaginous pasty sticky viscid viscous
gush|praise enthusiastically|rave
gust|a strong current of air|blast blow
gusto|vigorous and enthusiastic enjoyment|relish zest zestfulness
gusty|blowing in puffs or short intermittent blasts|puffy
guy|an informal term for a youth or man|cat hombre bozo sod
guzzle|drink greedily or as if with great thirst|
guzzling|the drinking of large mouthfuls rapidly|gulping swilling
gym|athletic facility equipped for sports or physical training|gymnasium
gyrate|to wind or move in a spiral course|spiral coil
gyration|a single complete turn|rotation revolution
habit|an established custom|wont
habitat|the type of environment in which an organism or group normally lives or occurs|
habitual|commonly used or practiced|accustomed customary wonted
hacker|someone who plays golf poorly|
hacksaw|saw used with one hand for cutting metal|
haggling|an instance of intense argument|haggle wrangle wrangling
haircut|the style in which hair has been cut|
half|one of two equal parts of a divisible whole|
halftime|an intermission between the first and second half of a game|
halfway|at half the distance|midway
hallmark|a distinctive characteristic or attribute|trademark earmark stylemark
hallway|an interior passage or corridor onto which rooms open|hall
halt|cause to stop|hold arrest
halter|rope or canvas headgear for a horse, with a rope for leading|hackamore
ham|meat cut from the thigh of a hog|jambon gammon
hamlet|a community of people smaller than a village|crossroads
hammer|the part of a gunlock that strikes the percussion cap when the trigger is pulled|cock
hamper|prevent the progress or free movement of|halter cramp strangle
hand|the extremity of the superior limb|manus mitt paw
handbag|a container used for carrying money and small personal items or accessories|bag pocketbook purse
handbook|a concise reference book providing specific information about a subject or location|enchiridion
handful|a small number or amount|smattering
handle|be in charge of, act on, or dispose of|manage deal care
handling|manual carrying or moving or delivering or working with something|
handmade|made by hand or a hand process|
handrail|a railing at the side of a staircase or balcony to prevent people from falling|bannister banister balustrade balusters
handsome|pleasing in appearance especially by reason of conformity to ideals of form and proportion|
handy|easy to reach|
handyman|a man skilled in various odd jobs and other small tasks|
hangout|a frequently visited place|haunt resort repair
hanker|desire strongly or persistently|long yearn
hapless|deserving or inciting pity|miserable misfortunate pathetic piteous pitiable pitiful poor wretched
happen|come to pass|hap occur pass
happily|in a joyous manner|merrily mirthfully gayly blithely jubilantly
happy|enjoying or showing or marked by joy or pleasure|
harangue|a loud bombastic declamation expressed with strong emotion|rant ranting
hard|dispassionate|
hardened|used of persons|
hardly|only a very short time before|barely just scarcely scarce
hardship|a state of misfortune or affliction|adversity
hardwood|the wood of broad-leaved dicotyledonous trees|
hardy|having rugged physical strength|stalwart stout sturdy
harmful|causing or capable of causing harm|
harmless|not causing or capable of causing harm|
harmony|compatibility in opinion and action|harmoniousness
harness|a support consisting of an arrangement of straps for holding something to the body|
harp|a chordophone that has a triangular frame consisting of a sounding board and a pillar and a curved neck|
harpist|someone who plays the harp|harper
harried|troubled persistently especially with petty annoyances|annoyed harassed pestered vexed
harsh|unpleasantly stern|rough
harvest|gather, as of natural products|reap glean
haste|overly eager speed|hastiness hurry hurriedness precipitation
hasten|act or move at high speed|rush hurry festinate
hastily|in a hurried or hasty manner|hurriedly
hasty|excessively quick|headlong
hatch|emerge from the eggs|
hatching|the production of young from an egg|hatch
haughty|having or showing arrogant superiority to and disdain of those one views as unworthy|disdainful imperious lordly overbearing prideful sniffy supercilious swaggering
hauling|the activity of transporting goods by truck|trucking truckage
haven|a shelter serving as a place of safety or sanctuary|oasis
havoc|violent and needless disturbance|mayhem
hawk|diurnal bird of prey typically having short rounded wings and a long tail|
haystack|a stack of hay|hayrick rick
hazard|a source of danger|jeopardy peril risk endangerment
hazel|of a light brown or yellowish brown color|
hazy|filled or abounding with fog or mist|brumous foggy misty
head|the upper part of the human body or the front part of the body in animals|caput
headband|a band worn around or over the head|
headgear|clothing for the head|headdress
heading|a line of text serving to indicate what the passage below it is about|header head
headline|the heading or caption of a newspaper article|
headlong|with the head foremost|headfirst
headwind|wind blowing opposite to the path of a ship or aircraft|
healthy|financially secure and functioning well|
heap|a collection of objects laid on top of each other|pile mound agglomerate cumulation cumulus
hearing|an opportunity to state your case and be heard|audience
hearten|give encouragement to|cheer recreate embolden
hearth|an open recess in a wall at the base of a chimney where a fire can be built|fireplace
heartily|with gusto and without reservation|
heat|a form of energy that is transferred by a difference in temperature|
heated|made warm or hot|het
heating|the process of becoming warmer|warming
heave|utter a sound, as with obvious effort|
heavily|to a considerable degree|far
heaving|an upward movement|heave
heavy|of comparatively great physical weight or density|
heckler|someone who tries to embarrass you with gibes and questions and objections|badgerer
heckling|shouting to interrupt a speech with which you disagree|barracking
hectic|marked by intense agitation or emotion|feverish
hedge|a fence formed by a row of closely planted shrubs or bushes|hedgerow
hedged|evasively worded in order to avoid an unqualified statement|
hedonism|the pursuit of pleasure as a matter of ethical principle|
heed|pay close attention to|mind listen
hefty|possessing physical strength and weight|brawny muscular powerful sinewy
height|the vertical dimension of extension|tallness
heighten|become more extreme|rise
heiress|a female heir|inheritress inheritrix
held|occupied or in the control of|
helium|a very light colorless element that is one of the six inert gasses|he
hello|an expression of greeting|hullo hi howdy
helm|steering mechanism for a vessel|
help|improve the condition of|aid
helper|a person who contributes to the fulfillment of a need or furtherance of an effort or purpose|assistant help supporter
helpful|providing assistance or serving a useful function|
helping|an individual quantity of food or drink taken as part of a meal|portion serving
helpless|lacking in or deprived of strength or power|incapacitated
hem|the edge of a piece of cloth|
hemline|the line formed by the lower edge of a skirt or coat|
hen|adult female chicken|biddy
hence|from that fact or reason or as a result|therefore thence thus so
herald|a person who announces important news|trumpeter
heralded|publicly announced|
herb|a plant lacking a permanent woody stem|
hereby|by means of this|herewith
heredity|the biological process whereby genetic factors are transmitted from one generation to the next|
herein|in this place or thing or document|
herewith|by means of this|hereby
heritage|practices that are handed down from the past by tradition|
hero|a man distinguished by exceptional courage and nobility and strength|
heroic|very imposing or impressive|epic
hesitant|lacking decisiveness of character|hesitating
hesitate|pause or hold back in uncertainty or unwillingness|waver waffle
hexagon|a six-sided polygon|
heyday|the period of greatest prosperity or productivity|flower prime peak bloom blossom efflorescence flush
hidden|not accessible to view|concealed
hide|prevent from being seen or discovered|conceal
hideaway|a hiding place|hideout den
hideout|a hiding place|hideaway den
hiding|the activity of keeping something secret|concealment concealing
highway|a major road for any form of motor transport|
hike|a long walk usually for exercise or pleasure|hiking tramp
hiker|a foot traveler|tramp tramper
hiking|a long walk usually for exercise or pleasure|hike tramp
hilarity|great merriment|mirth mirthfulness glee gleefulness
hill|a local and well-defined elevation of the land|
hillside|the side or slope of a hill|
hilltop|the peak of a hill|brow
hilt|the handle of a sword or dagger|
hinge|a joint that holds two parts together so that one can swing relative to the other|
hint|an indirect suggestion|intimation breath
hip|either side of the body below the waist and above the thigh|
hired|having services engaged for a fee|
hissing|a fricative sound|hiss hushing fizzle sibilation
history|the aggregate of past events|
hit|cause to move by striking|
hitch|to hook or entangle|catch
hither|to this place|here
hitherto|used in negative statement to describe a situation that has existed up to this point or up to the present time|heretofore yet
hitting|the act of contacting one thing with another|hit striking
hive|a teeming multitude|
hoarding|large outdoor signboard|billboard
hobbit|an imaginary being similar to a person but smaller and with hairy feet|
hobble|walk impeded by some physical limitation or injury|limp gimp hitch
hobby|an auxiliary activity|avocation pursuit sideline
hobnob|rub elbows with|
hog|take greedily|
hoist|raise or haul up with or as if with mechanical help|lift wind
holding|the act of retaining something|retention keeping
holiday|leisure time away from work devoted to rest or pleasure|vacation
holistic|emphasizing the organic or functional relation between parts and the whole|
holler|utter a sudden loud cry|shout cry call yell scream hollo squall
hollow|a cavity or space in something|
holster|a sheath for carrying a handgun|
homage|respectful deference|court
home|where you live at a particular time|place
homeland|the country where you were born|fatherland motherland
homely|lacking in physical beauty or proportion|plain
homemade|made or produced in the home or by yourself|
homer|a base hit on which the batter scores a run|
hometown|the town where you grew up or where you have your principal residence|
homework|preparatory school work done outside school|prep preparation
homing|orienting or directing homeward or to a destination|
honcho|a person who exercises control over workers|foreman chief gaffer boss
honest|not disposed to cheat or defraud|honorable
honestly|it is sincerely the case that|candidly frankly
honey|a sweet yellow liquid produced by bees|
honorary|given as an honor without the normal duties|
honoring|conformity with law or custom or practice etc.|observance
hood|an aggressive and violent young criminal|hoodlum goon punk thug tough toughie
hoof|the foot of an ungulate mammal|
hook|a catch for locking a door|
hooked|curved down like an eagle's beak|aquiline
hooking|a golf shot that curves to the left for a right-handed golfer|hook draw
hoop|a light curved skeleton to spread out a skirt|
hooray|a victory cheer|hurrah
hoot|to utter a loud clamorous shout|
hop|jump lightly|skip
hope|expect and wish|trust desire
hopeful|having or manifesting hope|
hopeless|without hope because there seems to be no possibility of comfort or success|
hopper|funnel-shaped receptacle|
horizon|the range of interest or activity that can be anticipated|view purview
horn|a noisemaker that makes a loud noise when you blow through it|
hornet|large stinging paper wasp|
horseman|a man skilled in equitation|equestrian
hosiery|socks and stockings and tights collectively|hose
host|a person who invites guests to a social event and who is responsible for them while they are there|
hostess|a woman host|
hot|used of physical heat|
hotcake|a flat cake of thin batter fried on both sides on a griddle|pancake battercake flapcake flapjack griddlecake
hotel|a building where travelers can pay for lodging and meals and other services|
hotly|in a heated manner|heatedly
hound|any of several breeds of dog used for hunting typically having large drooping ears|
house|a dwelling that serves as living quarters for one or more families|
housing|structures collectively in which people are housed|lodging
hovel|small crude shelter used as a dwelling|hut hutch shack shanty
hover|be undecided about something|vibrate vacillate oscillate
howdy|an expression of greeting|hello hullo hi
however|despite anything to the contrary|nevertheless withal still yet nonetheless notwithstanding
howl|a long loud emotional utterance|howling ululation
howling|a long loud emotional utterance|howl ululation
hub|the central part of a car wheel through which the shaft or axle passes|
hubbub|loud confused noise from many sources|uproar brouhaha katzenjammer
hubcap|cap that fits over the hub of a wheel|
huddle|crowd or draw together|
huddled|crowded or massed together|
huffing|an act of forcible exhalation|puffing snorting
hug|hold tightly in your arms, usually with fondness|embrace bosom squeeze
huge|unusually great in size or amount or degree or especially extent or scope|immense vast brobdingnagian
hugging|affectionate play|caressing cuddling fondling kissing necking petting smooching snuggling
hulk|a very large person|giant heavyweight whale
hulking|of great size and bulk|hulky
hum|sing with closed lips|
human|relating to a person|
humanism|the doctrine that people's duty is to promote human welfare|humanitarianism
humanist|a classical scholar or student of the liberal arts|
humanity|the quality of being humane|
humanize|make more humane|humanise
humble|low or inferior in station or quality|low lowly modest small
humbled|subdued or brought low in condition or status|broken crushed humiliated low
humbling|causing awareness of your shortcomings|demeaning humiliating mortifying
humid|containing or characterized by a great deal of water vapor|
humidity|wetness in the atmosphere|humidness
humility|a disposition to be humble|humbleness
humming|the act of singing with closed lips|
humorist|someone who acts speaks or writes in an amusing way|humourist
humorous|full of or characterized by humor|humourous
hunch|an impression that something might be the case|intuition suspicion
hunched|having the back and shoulders rounded|stooped stooping crooked
hundred|being ten more than ninety|c
hunger|a physiological need for food|hungriness
hungrily|in the manner of someone who is very hungry|ravenously
hungry|extremely desirous|athirst thirsty
hunker|sit on one's heels|squat crouch scrunch
hunt|pursue for food or sport|run
hurdle|a light movable barrier that competitors must leap over in certain races|
hurdling|a footrace in which contestants must negotiate a series of hurdles|hurdles
hurl|throw forcefully|hurtle cast
hurried|moving rapidly or performed quickly or in great haste|
hurry|move very fast|speed zip
hurrying|moving with great haste|scurrying
husband|a married man|hubby
hush|become quiet or still|
hushed|in a softened tone|muted subdued quiet
husky|muscular and heavily built|beefy burly strapping buirdly
hut|temporary military shelter|
hyacinth|a red transparent variety of zircon used as a gemstone|jacinth
hydrogen|a nonmetallic univalent element that is normally a colorless and odorless highly flammable diatomic gas|h
hypnosis|a state that resembles sleep but that is induced by suggestion|
ice|water frozen in the solid state|
icebox|white goods in which food can be stored at low temperatures|refrigerator
icicle|ice resembling a pendent spear, formed by the freezing of dripping water|
icy|devoid of warmth and cordiality|frigid frosty frozen glacial wintry
idea|the content of cognition|thought
ideal|conforming to an ultimate standard of perfection or excellence|
idealist|someone guided more by ideals than by practical considerations|dreamer
identify|recognize as being|place
identity|the distinct personality of an individual regarded as a persisting entity|individuality
ideology|an orientation that characterizes the thinking of a group or nation|
idiocy|extreme mental retardation|amentia
idiom|a manner of speaking that is natural to native speakers of a language|parlance
idleness|having no employment|idling loafing
idler|person who does no work|loafer layabout bum
idling|having no employment|idleness loafing
idly|in an idle manner|lazily
idolize|love unquestioningly and uncritically or to excess|idolise worship revere
idolized|regarded with deep or rapturous love|adored idolised worshipped
idyllic|excellent and delightful in all respects|
iffy|subject to accident or chance or change|chancy fluky flukey
ignite|cause to start burning|light
ignorant|uneducated in general|nescient unlearned unlettered
ignore|refuse to acknowledge|disregard snub cut disavow
ilk|a kind of person|like
illusion|an erroneous mental representation|semblance
illusory|based on or having the nature of an illusion|illusive
image|an iconic mental representation|
imagine|form a mental image of something that is not present or that is not the case|ideate envisage
imaging|the ability to form mental images of things or events|imagination imagery
imitate|reproduce someone's behavior or looks|copy simulate
immature|characteristic of a lack of maturity|
immense|unusually great in size or amount or degree or especially extent or scope|huge vast brobdingnagian
immerse|thrust or throw into|plunge
imminent|close in time|impendent impending
imp|fairies that are somewhat mischievous|elf hob gremlin pixie pixy brownie
impact|the striking of one body against another|
impacted|wedged or packed in together|wedged
impair|make worse or less effective|
impaired|diminished in strength, quality, or utility|
impart|bestow a quality on|lend bestow contribute add bring
impasse|a situation in which no progress can be made or no advancement is possible|deadlock stalemate standstill
impede|be a hindrance or obstacle to|hinder
impeded|made difficult or slow|
impeding|preventing movement|clogging hindering obstructive
impel|urge or force to an action|force
impelled|urged or forced to action through moral pressure|driven
impend|be imminent or about to happen|
imperial|relating to or associated with an empire|
imperil|pose a threat to|endanger jeopardize jeopardise menace threaten peril
impetus|a force that moves something along|drift impulsion
implant|fix or set securely or deeply|engraft embed imbed plant
implicit|implied though not directly expressed|inexplicit
implode|burst inward|
implore|call upon in supplication|beg pray
imply|express or state indirectly|connote
import|bring in from abroad|
imported|used of especially merchandise brought from a foreign source|
impose|compel to behave in a certain way|enforce constrain
imposed|set forth authoritatively as obligatory|
imposing|impressive in appearance|baronial noble stately
impress|have an emotional or cognitive impact upon|affect move strike
imprint|establish or impress firmly in the mind|form
imprison|lock up or confine, in or as in a jail|incarcerate lag immure jail jug gaol remand
improve|to make better|better amend ameliorate meliorate
improved|made more desirable or valuable or profitable|
impulse|an instinctive motive|urge
impunity|exemption from punishment or loss|
inactive|not participating in a chemical reaction|
inane|extremely silly or stupid|asinine fatuous
incensed|angered at something unjust or wrong|indignant outraged umbrageous
inch|a unit of length equal to one twelfth of a foot|in
incident|a single distinct event|
incisive|having or demonstrating ability to recognize or draw fine distinctions|acute discriminating keen knifelike penetrating penetrative piercing sharp
incisor|a tooth for cutting or gnawing|
incline|have a tendency or disposition to do or be something|tend lean run
inclined|having a preference, disposition, or tendency|
include|have as a part, be made up out of|
included|enclosed in the same envelope or package|
income|the financial gain accruing over a given period of time|
incoming|arriving at a place or position|
increase|become bigger or greater in amount|
incubate|grow under conditions that promote development|
incur|make oneself subject to|
indebted|owing gratitude or recognition to another for help or favors etc|
index|a numerical scale used to compare variables with one another or with some reference number|
indexing|the act of classifying and providing an index in order to make items easier to retrieve|
indicate|be a signal for or a symptom of|bespeak betoken point signal
indigent|poor enough to need help from others|destitute impoverished necessitous needy
indirect|having intervening factors or persons or influences|
indolent|disinclined to work or exertion|faineant lazy otiose slothful
indoor|located, suited for, or taking place within a building|
induce|cause to arise|
induced|brought about or caused|
inducing|act of bringing about a desired result|inducement
induct|place ceremoniously or formally in an office or position|invest seat
indulge|give free rein to|
industry|the people or companies engaged in a particular kind of commercial enterprise|
inedible|not suitable for food|uneatable
inequity|injustice by virtue of not conforming with rules or standards|unfairness
inert|unable to move or resist motion|
infancy|the early stage of growth or development|babyhood
infield|the area of a baseball field that is enclosed by 3 bases and home plate|diamond
infinite|having no limits or boundaries in time or space or extent or magnitude|
infinity|time without end|eternity
inflate|exaggerate or make bigger|expand amplify
inflated|enlarged beyond truth or reasonableness|hyperbolic
influx|the process of flowing in|inflow
info|a message received and understood|information
inform|impart knowledge of some fact, state of affairs, or event to|
informal|not officially recognized or controlled|loose
informed|having much knowledge or education|
infrared|having or employing wavelengths longer than light but shorter than radio waves|
ingest|serve oneself to, or consume regularly|consume take have
inhabit|be present in|
inherent|existing as an essential constituent or characteristic|constitutional inbuilt integral
inhibit|prohibit, forbid, or prevent from doing something|
initial|occurring at the beginning|
initiate|bring into being|originate start
ink|a liquid used for printing or writing or drawing|
inkling|a slight suggestion or vague understanding|intimation glimmering glimmer
inky|of the color of black ink|
inlay|decorate the surface of by inserting wood, stone, and metal|
inlet|an arm off of a larger body of water|recess
inner|located inward|interior internal
inning|one of nine divisions of play during which each team has a turn at bat|frame
innocent|free from evil or guilt|guiltless
innovate|bring something new to an environment|introduce
innuendo|an indirect implication|insinuation
input|signal going into an electronic system|
inquire|address a question to and expect an answer from|ask enquire
inroad|an encroachment or intrusion|
inscribe|carve, cut, or etch into a material or surface|scratch engrave grave
insect|small air-breathing arthropod|
insert|put or introduce into something|infix enter introduce
inside|within a building|indoors
insignia|a badge worn to show official position|
insist|be emphatic or resolute and refuse to budge|
insofar|to the degree or extent that|
inspect|look over carefully|
inspire|heighten or intensify|animate invigorate enliven exalt
install|set up for use|instal
instance|an occurrence of something|case example
instant|a very short time|flash heartbeat jiffy trice twinkling wink
instead|in place of, or as an alternative to|alternatively
instinct|inborn pattern of behavior often responsive to specific stimuli|
instruct|impart skills or knowledge to|teach learn
insulate|place or set apart|isolate
intact|constituting the undiminished entirety|integral entire
intake|the process of taking food into the body through the mouth|consumption ingestion uptake
integer|any of the natural numbers or zero|
integral|existing as an essential constituent or characteristic|constitutional inbuilt inherent
intend|have in mind as a purpose|mean think
intended|resulting from one's intentions|
intense|possessing or displaying a distinctive feature to a heightened degree|
intent|giving or marked by complete attention to|captive absorbed engrossed enwrapped wrapped
intently|with strained or eager attention|
inter|place in a grave or tomb|bury entomb inhume
interact|act together or towards others or with others|
intercom|a communication system linking different rooms within a building or ship etc|
interest|a sense of concern with and curiosity about someone or something|involvement
interim|the time between one event, process, or period and another|meantime meanwhile lag
interior|the region that is inside of something|inside
internal|happening or arising or located within some limits or especially surface|
interred|placed in a grave|buried inhumed
interval|a definite length of time marked off by two instants|
intrepid|invulnerable to fear or intimidation|audacious brave dauntless fearless hardy unfearing
intrigue|a crafty and involved plot to achieve your ends|machination
intrude|enter uninvited|irrupt
invent|come up with after a mental effort|contrive devise excogitate formulate forge
inventor|someone who is the first to think of or make something|discoverer artificer
inverse|reversed in order or nature or effect|reverse
inverted|being in such a position that top and bottom are reversed|
invest|give qualities or abilities to|endow indue gift empower endue
investor|someone who commits capital in order to gain financial returns|
invite|increase the likelihood of|
inviting|attractive and tempting|
invoke|summon into action or bring into existence, often as if by magic|raise conjure evoke stir arouse
involve|connect closely and often incriminatingly|affect regard
involved|connected by participation or association or use|
inward|relating to or existing in the mind or thoughts|
inwardly|with respect to private feelings|inside
iodine|a nonmetallic element belonging to the halogens|iodin i
ion|a particle that is electrically charged|
irate|feeling or showing extreme anger|ireful
irk|irritate or vex|gall
iron|a heavy ductile magnetic metallic element|fe
ironic|humorously sarcastic or mocking|dry ironical wry
irony|witty language used to convey insults or scorn|sarcasm satire
irrigate|supply with water, as with channels or ditches or streams|water
irritate|cause annoyance in|annoy rag bother rile nark nettle gravel vex chafe devil
island|a land mass that is surrounded by water|
isolate|place or set apart|insulate
isolated|not close together in time|stray
issue|an important question that is in dispute and must be settled|
issuing|the act of providing an item for general use or for official purposes|issue issuance
italic|a style of handwriting with the letters slanting to the right|
item|a distinct part that can be specified separately in a group of things that could be enumerated on a list|point
itemize|specify individually|enumerate recite itemise
ivory|a shade of white the color of bleached bones|bone pearl
jabbing|a sharp hand gesture|jab poke poking thrust thrusting
jacket|a short coat|
jade|a semiprecious gemstone that takes a high polish|jadestone
jaded|dulled by surfeit|
jagged|having a sharply uneven surface or outline|jaggy scraggy
jalopy|a car that is old and unreliable|bus heap
jammed|extremely crowed or filled to capacity|packed
jangle|make a sound typical of metallic objects|jingle
janitor|someone employed to clean and maintain a building|
jar|a vessel with a wide mouth and without handles|
jargon|a characteristic language of a particular group|slang cant lingo argot patois vernacular
jarring|making or causing a harsh and irritating sound|
jauntily|in a jaunty fashionable manner|
jaunty|marked by up-to-dateness in dress and manners|dapper dashing natty raffish rakish spiffy snappy spruce
jaw|the part of the skull of a vertebrate that frames the mouth and holds the teeth|
jawed|of animals having jaws of a specified type|
jaywalk|cross the road at a red light|
jeer|laugh at with contempt and derision|scoff flout barrack gibe
jellied|congealed into jelly|congealed jelled
jest|a humorous anecdote or remark intended to provoke laughter|joke gag laugh jape
jetting|propelled violently in a usually narrow stream|spouting spurting squirting
jetty|a protective structure of stone or concrete|breakwater groin groyne mole bulwark seawall
jewelry|an adornment made of precious metals and set with gems|jewellery
jiffy|a very short time|flash heartbeat instant trice twinkling wink
jig|dance a quick dance with leaping and kicking motions|
jingle|make a sound typical of metallic objects|jangle
job|the principal activity in your life that you do to earn money|occupation business line
jobless|not having a job|idle
jockey|someone employed to ride horses in horse races|
jocular|characterized by jokes and good humor|jesting jocose joking
jog|continue talking or writing in a desultory manner|ramble
jogger|someone who runs a steady slow pace|
jogging|running at a jog trot as a form of cardiopulmonary exercise|
join|become part of|
joined|of or relating to two people who are married to each other|united
joining|the act of bringing two things into contact|connection connexion
jointly|in collaboration or cooperation|
joke|a humorous anecdote or remark intended to provoke laughter|gag laugh jest jape
joking|characterized by jokes and good humor|jesting jocose jocular
jolly|full of or showing high-spirited merriment|gay jocund jovial merry mirthful
jolt|a sudden jarring impact|jar jounce shock
jolted|bumped or shaken jerkily|
jolting|causing or characterized by jolts and irregular movements|rough rocky bumpy jolty jumpy
jot|a brief note|jotting
journal|a daily written record of experiences and observations|diary
journey|the act of traveling from one place to another|journeying
jovial|full of or showing high-spirited merriment|gay jocund jolly merry mirthful
jowl|the jaw in vertebrates that is hinged to open the mouth|mandible mandibula submaxilla jawbone
joy|the emotion of great happiness|joyousness joyfulness
joyfully|in a joyous and gleeful manner|gleefully joyously
joyous|full of or characterized by joy|
jubilant|joyful and proud especially because of triumph or success|exultant exulting prideful rejoicing triumphal triumphant
jubilee|a special anniversary|
judge|determine the result of|
judging|the cognitive process of reaching a decision or drawing conclusions|judgment judgement
judicial|decreed by or proceeding from a court of justice|
judo|a sport adapted from jujitsu and similar to wrestling|
jug|a large bottle with a narrow mouth|
juice|the liquid part that can be extracted from plant or animal tissue by squeezing or cooking|
jukebox|a cabinet containing an automatic record player|nickelodeon
jumble|a confused multitude of things|clutter muddle fuddle welter smother
jumbled|in utter disorder|disorderly
jumbo|of great mass|elephantine gargantuan giant
jump|move forward by leaps and bounds|leap bound spring
jumpsuit|one-piece garment fashioned after a parachutist's uniform|
jumpy|being in a tense state|edgy jittery nervy overstrung restive uptight
junction|the place where two or more things come together|
juncture|an event that occurs at a critical time|occasion
junior|term of address for a disrespectful and annoying male|
junk|the remains of something that has been destroyed or broken up|debris dust rubble detritus
junkyard|a field where junk is collected and stored for resale|
juror|someone who serves on a jury|juryman jurywoman
jury|a body of citizens sworn to give a true verdict according to the evidence presented in a court of law|
justice|the quality of being just or fair|justness
justly|with honesty|rightly justifiedly
jutting|extending out above or beyond a surface or boundary|projected projecting protruding relieved sticking
juvenile|of or relating to or characteristic of or appropriate for children or young people|
keen|having or demonstrating ability to recognize or draw fine distinctions|acute discriminating incisive knifelike penetrating penetrative piercing sharp
keep|cause to continue in a certain state, position, or activity|maintain hold
keeping|conformity or harmony|
keepsake|something of sentimental value|souvenir token relic
kelp|large brown seaweeds having fluted leathery fronds|
ken|range of what one can know or understand|cognizance
kerchief|a square scarf that is folded into a triangle and worn over the head or about the neck|
kerosene|a flammable hydrocarbon oil used as fuel in lamps and heaters|kerosine
ketchup|thick spicy sauce made from tomatoes|catsup cetchup
kettle|a metal pot for stewing or boiling|boiler
keyhole|the hole where a key is inserted|
keynote|the principal theme in a speech or literary work|
kickoff|a kick from the center of the field to start a football game or to resume it after a score|
kid|tell false information to for fun|
kiddie|informal term for a young child|kiddy
kiln|a furnace for firing or burning or drying such things as porcelain or bricks|
kilo|one thousand grams|kilogram kg
kilogram|one thousand grams|kg kilo
kilowatt|a unit of power equal to 1000 watts|kw
kimono|a loose robe|
kind|a category of things distinguished by some common characteristic or quality|sort form variety
kinda|to some extent|rather partly
kindly|showing or motivated by sympathy and understanding and generosity|charitable benevolent sympathetic openhearted
kindred|similar in quality or character|akin
king|a male sovereign|rex
kingdom|a domain in which something is dominant|land realm
kinship|a close connection marked by community of interests or similarity in nature or character|affinity
kiosk|small area set off by walls for special use|booth cubicle stall
kipper|salted and smoked herring|
kiss|touch with the lips or press the lips as an expression of love, greeting, etc.|snog buss osculate
kit|a case for containing a set of articles|
kitchen|a room equipped for preparing meals|
kitten|young domestic cat|kitty
knack|a special way of doing something|bent hang
knapsack|a bag carried by a strap on your back or shoulder|backpack packsack rucksack haversack
knee|joint between the femur and tibia in a quadruped|stifle
kneecap|a small flat triangular bone in front of the knee that protects the knee joint|patella kneepan
kneeling|supporting yourself on your knees|kneel
knitted|made by intertwining threads in a series of connected loops rather than by weaving|
knob|a circular rounded projection or protuberance|boss
knock|deliver a sharp blow or push|
knoll|a small natural hill|mound hillock hummock hammock
knotted|tied with a knot|
knotty|making great mental demands|baffling elusive problematic problematical tough
knowing|evidencing the possession of inside information|wise
known|apprehended with certainty|
knuckle|a joint of a finger when the fist is closed|
kudos|an expression of approval and commendation|praise congratulations extolment
lab|a workplace for the conduct of scientific research|laboratory
label|a brief description given for purposes of identification|
laborer|someone who works with their hands|labourer jack
laboring|doing arduous or unpleasant work|drudging labouring toiling
lace|spin, wind, or twist together|intertwine twine entwine enlace interlace
lack|the state of needing something that is absent or unavailable|deficiency want
lacking|inadequate in amount or degree|deficient wanting
lacy|made of or resembling lace|lacelike
lad|a boy or man|chap fellow feller fella gent blighter cuss bloke
ladder|steps consisting of two parallel members connected by rungs|
laden|filled with a great quantity|loaded ladened
lading|goods carried by a large vehicle|cargo freight load loading payload shipment consignment
lady|a polite name for any woman|
ladybug|small round bright-colored and spotted beetle that usually feeds on aphids and other insect pests|ladybeetle ladybird
ladylike|befitting a woman of good breeding|
lag|hang or fall in movement, progress, development, etc.|dawdle
laggard|someone who takes more time than necessary|dawdler drone lagger trailer poke
lagging|insulation used to wrap around pipes or boilers or laid in attics to prevent loss of heat|
lagoon|a body of water cut off from a larger body by a reef of sand or coral|laguna lagune
lair|the habitation of wild animals|den
lake|a body of water surrounded by land|
lamp|an artificial source of visible illumination|
lampoon|ridicule with satire|satirize satirise
land|material in the top layer of the surface of the earth in which plants can grow|ground soil
landfill|a low area that has been filled in|
landing|an intermediate platform in a staircase|
landlady|a landlord who is a woman|
landlord|a landowner who leases to others|
landmark|the position of a prominent or well-known object in a particular landscape|
language|a systematic means of communicating by the use of sounds or conventional symbols|
languid|lacking spirit or liveliness|dreamy lackadaisical languorous
languish|lose vigor, health, or flesh, as through grief|waste
lanky|tall and thin and having long slender limbs|gangling gangly rangy
lantern|light in a transparent protective case|
lap|the upper side of the thighs of a seated person|
lapel|lap at the front of a coat|
lapping|covering with a design in which one element covers a part of another|imbrication overlapping
lapsed|no longer active or practicing|nonchurchgoing
lapsing|a failure to maintain a higher state|backsliding lapse relapse relapsing reversion reverting
laptop|a portable computer small enough to use in your lap|
large|above average in size or number or quantity or magnitude or extent|big
laser|an acronym for light amplification by stimulated emission of radiation|
lasting|continuing or enduring without marked change in status or condition or place|permanent
lastly|the item at the end|last finally
late|being or occurring at an advanced period of time or after a usual or expected time|
lately|in the recent past|recently late latterly
latent|potentially existing but not presently evident or realized|
later|happening at a time subsequent to a reference time|subsequently afterwards afterward after
latest|up to the immediate present|
lath|a narrow thin strip of wood used as backing for plaster or to make latticework|
lathe|machine tool for shaping metal or wood|
lather|the froth produced by soaps or detergents|soapsuds suds
latter|referring to the second of two things or persons mentioned|
laud|praise, glorify, or honor|extol exalt glorify proclaim
laudable|worthy of high praise|applaudable commendable praiseworthy
laughing|showing or feeling mirth or pleasure or happiness|riant
laughter|the sound of laughing|laugh
launch|set up or found|establish found
lava|rock that in its molten form issues from volcanos|
lavender|of a pale purple color|lilac
lavish|expend profusely|shower
law|the collection of rules imposed by authority|jurisprudence
lawless|without law or control|anarchic anarchical
lawn|a field of cultivated and mowed grass|
lawsuit|a comprehensive term for any proceeding in a court of law whereby an individual seeks a legal remedy|suit case cause causa
lawyer|a professional person authorized to practice law|attorney
lay|put into a certain place or abstract location|put set place pose position
layer|single thickness of usually some homogeneous substance|bed
laying|the production of eggs|
layoff|the act of laying off an employee or a work force|
layout|a plan or design of something that is laid out|
layover|a brief stay in the course of a journey|stop stopover
lazily|in a slow and lazy manner|
lazy|moving slowly and gently|
leaden|darkened with overcast|dull
leader|a person who rules or guides or inspires others|
leading|indicating the most important performer or role|prima star starring stellar
leaf|the main organ of photosynthesis and transpiration in higher plants|leafage foliage
leafed|having leaves or leaves as specified|leaved
leafing|the process of forming leaves|foliation
leaflet|a thin triangular flap of a heart valve|cusp
leafy|having or covered with leaves|
league|an association of sports teams that organizes matches for its members|conference
leakage|the discharge of a fluid from some container|escape leak outflow
leaning|departing or being caused to depart from the true vertical or horizontal|atilt canted tilted tipped
leap|a light, self-propelled movement upwards or forwards|leaping spring saltation bound bounce
leapfrog|advancing as if in the child's game, by leaping over obstacles or competitors|
leaping|a light, self-propelled movement upwards or forwards|leap spring saltation bound bounce
learn|gain knowledge or skills|larn acquire
learned|having or showing profound knowledge|erudite
learning|the cognitive process of acquiring skill or knowledge|acquisition
lease|let for money|rent
leather|an animal skin made smooth and flexible by removing the hair and then tanning|
leave|go away from a place|
leaving|the act of departing|departure going
lectern|desk or stand with a slanted top used to hold a text at the proper height for a lecturer|
lecture|a speech that is open to the public|talk
ledge|a projecting ridge on a mountain or submerged under water|shelf
ledger|a record in which commercial accounts are recorded|leger book
left|being or located on or directed toward the side of the body to the west when facing north|
leg|a human limb|arm
legacy|a gift of personal property by will|bequest
legal|established by or founded upon law or official or accepted rules|
legality|lawfulness by virtue of conformity to a legal statute|
legend|a story about mythical or supernatural beings or events|fable
legged|having legs of a specified kind or number|
legging|a garment covering the leg|leging
legible|capable of being read or deciphered|
legion|archaic terms for army|host
leisure|time available for ease and relaxation|
lemon|yellow oval fruit with juicy acidic flesh|
lemonade|sweetened beverage of diluted lemon juice|
lend|bestow a quality on|impart bestow contribute add bring
lending|disposing of money or property with the expectation that the same thing will be returned|loaning
length|the linear extent in space from one end to the other|
lengthy|relatively long in duration|extended prolonged protracted
less|used to form the comparative of some adjectives and adverbs|more
lessened|impaired by diminution|diminished vitiated weakened
let|make it possible through a specific action or lack of action for something to happen|allow permit
letdown|a feeling of dissatisfaction that results when your expectations are not realized|disappointment
letter|a written message addressed to a person or organization|missive
lettered|highly educated|knowing knowledgeable learned
letting|property that is leased or rented out or let|lease rental
letup|a pause during which things are calm or activities are diminished|lull
level|a position on a scale of intensity or amount or quality|degree grade
lever|a rigid bar pivoted about a fulcrum|
lexical|of or relating to words|
lexicon|a language user's knowledge of words|vocabulary
liable|at risk of or subject to experiencing something usually unpleasant|apt
liaison|a channel for communication between groups|link contact
liberate|give equal rights to|emancipate
liberty|freedom of choice|
library|a room where books are kept|
libretto|the words of an opera or musical play|
licensed|given official approval to act|accredited commissioned licenced
lid|either of two folds of skin that can be moved to cover or open the eye|eyelid palpebra
lieu|the post or function properly or customarily occupied or served by another|stead position place
life|a characteristic state or mode of living|
lifeboat|a strong sea boat designed to rescue people from a sinking ship|
lifeless|deprived of life|exanimate
lifelike|free from artificiality|natural
lifelong|continuing through life|
lifespan|the period during which something is functional|life lifetime
lifetime|the period during which something is functional|life lifespan
lift|raise from a lower to a higher position|raise elevate
lifted|held up in the air|upraised
liftoff|the initial ascent of a rocket from its launching pad|
ligament|a sheet or band of tough fibrous tissue connecting bones or cartilages or supporting muscles or organs|
lighted|set afire or burning|lit
lighten|make more cheerful|
lighting|having abundant light or illumination|light
lightly|without good reason|
like|prefer or wish to do something|wish care
liked|found pleasant or attractive|
likely|has a good chance of being the case or of coming about|
likeness|similarity in appearance or character or nature between persons or things|alikeness similitude
likening|the act of comparing similarities|
liking|a feeling of pleasure and enjoyment|
lilac|of a pale purple color|lavender
lilt|a jaunty rhythm in music|swing
limbo|the state of being disregarded or forgotten|oblivion
limit|the greatest possible degree of something|bound boundary
limited|small in range or scope|
limiting|restricting the scope or freedom of action|confining constraining constrictive restricting
limo|large luxurious car|limousine
limping|disability of walking due to crippling of the legs or feet|lameness gimp gimpiness gameness claudication
line|a formation of people or things one beside another|
lineage|the descendants of one individual|line descent bloodline blood pedigree ancestry origin parentage stemma stock
linear|designating or involving an equation whose terms are of the first degree|additive
linen|a fabric woven with fibers from the flax plant|
liner|a hit that flies straight out from the batter|
lineup|a list of batters in the order in which they will bat|card
lingo|a characteristic language of a particular group|slang cant jargon argot patois vernacular
link|make a logical or causal connection|associate relate colligate connect
linoleum|a floor covering|lino
lint|fine ravellings of cotton or linen fibers|
lip|either of two fleshy folds of tissue that surround the mouth and play a role in speaking|
lipstick|makeup that is used to color the lips|
list|a database containing an ordered array of items|listing
listen|hear with intention|
listless|lacking zest or vivacity|
lit|provided with artificial light|illuminated lighted
literacy|the ability to read and write|
literal|being or reflecting the essential or genuine character of something|actual genuine real
literate|able to read and write|
lithe|gracefully thin and bending and moving with ease|lissome lissom lithesome supple sinuous
lithium|a soft silver-white univalent element of the alkali metal group|li
litter|the offspring at one birth of a multiparous mammal|
littered|filled or scattered with a disorderly accumulation of objects or rubbish|cluttered
little|limited or below average in number or quantity or magnitude or extent|small
livable|fit or suitable to live in or with|liveable
live|be an inhabitant of or reside in|populate dwell inhabit
lively|full of life and energy|
livid|anemic looking from illness or emotion|ashen blanched bloodless white
living|the experience of being alive|life
lizard|relatively long-bodied reptile with usually two pairs of legs and a tapering tail|
loaded|filled with a great quantity|laden ladened
loading|weight to be borne or conveyed|load burden
loaf|a shaped mass of baked bread that is usually sliced before eating|
loam|a rich soil consisting of a mixture of sand and clay and decaying organic materials|
loaning|disposing of money or property with the expectation that the same thing will be returned|lending
lob|propel in a high arc|
lobby|a large entrance or reception room or area|anteroom antechamber hall foyer vestibule
lobe|a somewhat rounded subdivision of a bodily organ or part|
locale|the scene of any event or action|venue locus
locality|a surrounding or nearby region|vicinity neighborhood neighbourhood
locate|determine or indicate the place, site, or limits of, as if by an instrument or by a survey|situate
located|situated in a particular spot or position|placed set situated
location|a point or extent in space|
lock|keep engaged|engage mesh operate
locker|a storage compartment for clothes and valuables|cabinet
locket|a small ornamental case|
locust|migratory grasshoppers of warm regions having short antennae|
lodge|put, fix, force, or implant|wedge stick deposit
lodging|structures collectively in which people are housed|housing
loft|floor consisting of a large unpartitioned space over a factory or warehouse or other commercial space|
lofty|of high moral or intellectual value|exalted elevated sublime grand rarefied rarified idealistic
log|a segment of the trunk of a tree when stripped of branches|
logbook|a book in which the log is written|
logging|the work of cutting down trees for timber|
logic|the branch of philosophy that analyzes inference|
logical|capable of or reflecting the capability for correct and valid reasoning|
logician|a person skilled at symbolic logic|logistician
logo|a company emblem or device|logotype
lonely|lacking companions or companionship|alone lone solitary
loner|a person who avoids the company or assistance of others|
long|primarily temporal sense|short
longer|for more time|
longest|for the most time|
longhand|having words written out in full by hand|
longing|prolonged unfulfilled desire or need|yearning hungriness
longish|somewhat long|
longtime|having existed or persisted or continued in a particular role or state for a long time|
look|perceive with attention|
looking|appearing to be as specified|sounding
loom|come into view indistinctly, often threateningly|
loon|a worthless lazy fellow|
loop|fastener consisting of a metal ring for lining a small hole to permit the attachment of cords or lines|cringle eyelet grommet grummet
loophole|an ambiguity that makes it possible to evade a difficulty or obligation|
loose|not compact or dense in structure or arrangement|
loosely|in a relaxed manner|slackly
loosened|straightened out|disentangled unsnarled
lore|knowledge gained through tradition or anecdote|
lose|fail to keep or to maintain|
loss|something that is lost|
lost|no longer in your possession or control|
lot|a large number or amount or extent|batch deal flock hatful heap mass mess mickle mint mountain muckle passel peck pile plenty pot raft sight slew spate stack wad
lotion|any of various cosmetic preparations that are applied to the skin|
loud|characterized by or producing sound of great volume or intensity|
loudly|with relatively high volume|loud aloud
lounge|sit or recline comfortably|
lovable|having characteristics that attract love or affection|loveable
love|have a great affection or liking for|
lovely|appealing to the emotions as well as the eye|
loving|feeling or showing love and affection|
lovingly|with fondness|fondly
low|less than normal in degree or intensity or amount|
lowered|below the surround or below the normal position|
lowering|darkened by clouds|heavy sullen threatening
lowly|low or inferior in station or quality|humble low modest small
loyal|steadfast in allegiance or duty|
loyalty|feelings of allegiance|
lucid|transparently clear|limpid luculent pellucid perspicuous
lucidity|free from obscurity and easy to understand|clarity lucidness pellucidity clearness limpidity
luck|your overall circumstances or condition in life|fortune destiny fate lot circumstances portion
luckily|by good fortune|fortunately fortuitously
lucky|occurring by chance|
luggage|cases used to carry belongings when traveling|baggage
lukewarm|moderately warm|tepid
lull|a pause during which things are calm or activities are diminished|letup
lullaby|a quiet song intended to lull a child to sleep|cradlesong berceuse
lumber|the wood of trees cut and prepared for use as building material|timber
luminary|a celebrity who is an inspiration to others|notable notability
luminous|softly bright or radiant|aglow lambent lucent
lump|a compact mass|ball clod glob clump chunk
lunar|of or relating to or associated with the moon|
lunch|a midday meal|luncheon tiffin dejeuner
luncheon|a midday meal|lunch tiffin dejeuner
lunching|the act of eating lunch|
lunge|make a thrusting forward movement|hurl hurtle thrust
lurch|walk as if unable to control one's movements|stagger reel keel swag careen
lure|provoke someone to do something through promises or persuasion|entice tempt
luxury|something that is an indulgence rather than a necessity|
lying|the deliberate act of deviating from the truth|prevarication fabrication
lyric|the text of a popular song or musical-comedy number|words language
lyrical|suitable for or suggestive of singing|
lyricist|a person who writes the words for songs|lyrist
machine|an efficient person|
magazine|product consisting of a paperback periodic publication as a physical object|
magic|any art that invokes supernatural powers|thaumaturgy
magical|possessing or using or characteristic of or appropriate to supernatural powers|charming magic sorcerous witching wizard wizardly
magician|someone who performs magic tricks to amuse an audience|prestidigitator conjurer conjuror illusionist
magnify|increase in size, volume or significance|amplify
magnum|a large wine bottle for liquor or wine|
magpie|long-tailed black-and-white crow that utters a raucous chattering call|
mailbox|a private box for delivery of mail|
mailman|a man who delivers the mail|postman carrier
mainland|the main land mass of a country or continent|
mainline|inject into the vein|
mainly|for the most part|chiefly principally primarily
maintain|cause to continue in a certain state, position, or activity|keep hold
majestic|having or displaying great dignity or nobility|gallant lofty proud
majesty|impressiveness in scale or proportion|stateliness loftiness
major|of greater importance or stature or rank|
majority|the property resulting from being or relating to the greater in number of two parts|bulk
make|give certain properties to something|get
makeup|cosmetics applied to the face to improve or change your appearance|
making|the act that results in something coming to be|devising fashioning
mallard|wild dabbling duck from which domestic ducks are descended|
mammal|any warm-blooded vertebrate having the skin more or less covered with hair|mammalian
man|an adult person who is male|
manage|be successful|negociate
manager|someone who controls resources and expenditures|director
mandate|a document giving an official instruction or command|authorization authorisation
mandible|the jaw in vertebrates that is hinged to open the mouth|mandibula submaxilla jawbone jowl
mandolin|a stringed instrument related to the lute, usually played with a plectrum|
maneuver|a military training exercise|manoeuvre
manger|a container from which cattle or horses feed|trough
mangy|having many worn or threadbare spots in the nap|mangey
manhole|a hole through which a person can gain access to an underground structure|
manifest|provide evidence for|attest certify demonstrate evidence testify
manifold|a pipe that has several lateral outlets to or from other pipes|
mankind|all of the living human inhabitants of the earth|world humanity humankind humans man
manned|having a crew|
manpower|the force of workers available|workforce hands men
manual|a small handbook|
many|a quantifier that can be used with count nouns and is often preceded by as' or too' or so' or that'|
map|a diagrammatic representation of the earth's surface|
mar|make imperfect|impair spoil deflower vitiate
marathon|any long and arduous undertaking|
marble|a hard crystalline metamorphic rock that takes a high polish|
mare|female equine animal|
margin|the boundary line or the area immediately inside the boundary|border perimeter
marginal|at or constituting a border or edge|fringy
maria|a dark region of considerable extent on the surface of the moon|mare
marina|a fancy dock for small yachts and cabin cruisers|
marine|of or relating to the sea|
mariner|a man who serves as a sailor|seaman tar jack seafarer gob
marital|of or relating to the state of marriage|matrimonial married
mark|attach a tag or label to|tag label
marked|singled out for notice or especially for a dire fate|
markedly|in a clearly noticeable manner|
market|the world of commercial activity where goods and services are bought and sold|marketplace
marketer|someone who promotes or exchanges goods or services for money|seller vender vendor trafficker
marking|a distinguishing symbol|marker mark
marksman|someone skilled in shooting|sharpshooter
maroon|leave stranded or isolated with little hope of rescue|strand
marooned|cut off or left behind|isolated stranded
marquee|large and often sumptuous tent|pavilion
marred|blemished by injury or rough wear|scarred
marriage|the state of being a married couple voluntarily joined for life|matrimony union wedlock
married|joined in matrimony|
marrow|the fatty network of connective tissue that fills the cavities of bones|
marsh|low-lying wet land with grassy vegetation|marshland fen fenland
marshy|soft and watery|boggy miry mucky muddy quaggy sloppy sloughy soggy squashy swampy waterlogged
mart|an area in a town where a public mercantile establishment is set up|marketplace market
marvel|be amazed at|wonder
mascara|makeup that is used to darken and thicken the eye lashes|
mascot|a character, animal or object that is adopted by a team or group as a symbolic figure|
mash|to compress with violence, out of natural shape or condition|squash crush squelch squeeze
mask|a covering to disguise or conceal the face|
masking|the act of concealing the existence of something by obstructing the view of it|cover covering screening
massive|imposing in size or bulk or solidity|monolithic monumental
master|an artist of consummate skill|maestro
mastered|understood perfectly|down
mastery|great skillfulness and knowledge of some subject or activity|command control
match|be compatible, similar or consistent|fit correspond check jibe gibe tally agree
matchbox|a box for holding matches|
matched|provided with a worthy adversary or competitor|
matching|being two identical|duplicate twin twinned
material|the tangible substance that goes into the makeup of a physical object|stuff
maternal|characteristic of a mother|
math|a science dealing with the logic of quantity and shape and arrangement|mathematics maths
matrix|a rectangular array of quantities or expressions set out by rows and columns|
matron|a married woman who is staid and dignified|
matronly|befitting or characteristic of a fully mature woman|
matter|a vaguely specified concern|affair thing
matting|a covering of coarse fabric|
maturity|the period of time in your life after your physical growth has stopped and you are fully developed|adulthood
maudlin|effusively or insincerely emotional|bathetic drippy hokey mawkish kitschy mushy schmaltzy schmalzy sentimental sappy soppy soupy slushy
mauve|of a pale to moderate greyish violet color|
mawkish|effusively or insincerely emotional|bathetic drippy hokey maudlin kitschy mushy schmaltzy schmalzy sentimental sappy soppy soupy slushy
maxim|a saying that is widely accepted on its own merits|axiom
maximal|the greatest or most complete or best possible|maximum
maximize|make as big or large as possible|maximise
maximum|the greatest or most complete or best possible|maximal
mayday|an internationally recognized distress signal via radiotelephone|
mayo|egg yolks and oil and vinegar|mayonnaise
mayor|the head of a city government|
meadow|a field where grass or alfalfa are grown to be made into hay|hayfield
meager|deficient in amount or quality or extent|meagre meagerly stingy scrimpy
meal|the food served and eaten at one time|repast
mealtime|the hour at which a meal is habitually or customarily eaten|
meander|to move or cause to move in a sinuous, spiral, or circular course|weave wind thread wander
meaning|the message that is intended or expressed or signified|significance signification import
measly|contemptibly small in amount|miserable paltry
meatball|ground meat formed into a ball and fried or simmered in broth|
meatloaf|a baked loaf of ground meat|
mechanic|a craftsman skilled in operating machine tools|machinist
meddling|the act of altering something secretly or improperly|tampering
median|relating to or constituting the middle value of an ordered set of values|average
mediate|act between parties with a view to reconciling differences|intercede intermediate liaise arbitrate
mediated|acting or brought about through an intervening agency|
mediator|a negotiator who acts as a link between parties|intermediator intermediary intercessor
meditate|reflect deeply on a subject|ponder excogitate contemplate muse reflect mull ruminate speculate
medium|a means or instrumentality for storing or communicating information|
medley|a musical composition consisting of a series of songs or other musical pieces from various sources|potpourri pastiche
meek|humble in spirit or manner|mild modest
meekly|in a submissive or spiritless manner|
meeting|a formally arranged gathering|
meg|the number that is represented as a one followed by 6 zeros|million
megaton|a measure of explosive power equal to that of one million tons of TNT|
melody|a succession of notes forming a distinctive sequence|tune air strain line
melon|any of numerous fruits of the gourd family having a hard rind and sweet juicy flesh|
melt|reduce or cause to be reduced from a solid to a liquid state, usually by heating|run
melted|changed from a solid to a liquid state|liquid liquified
melting|the process whereby heat changes something from a solid to a liquid|thaw melt thawing
member|one of the persons who compose a social group|
membrane|a thin pliable sheet of material|
memento|a reminder of past events|souvenir
memo|a written proposal or reminder|memorandum memoranda
memoir|an account of the author's personal experiences|
memorial|a recognition of meritorious service|commemoration remembrance
memorize|commit to memory|memorise con learn
memory|something that is remembered|
menacing|threatening or foreshadowing evil or tragic developments|baleful forbidding minacious minatory ominous sinister threatening
mend|restore by replacing a part or putting together what is torn or broken|repair fix bushel doctor restore
menial|used of unskilled work|humble lowly
mention|make reference to|advert cite name refer
menu|a list of dishes available at a restaurant|card carte
merchant|a businessperson engaged in retail trade|merchandiser
merciful|showing or giving mercy|
mercury|a heavy silvery toxic univalent and bivalent metallic element|quicksilver hydrargyrum hg
mercy|leniency and compassion shown toward offenders by a person or agency charged with administering justice|clemency mercifulness
mere|being nothing more than specified|
merely|and nothing more|simply just only but
merge|mix together different elements|blend flux mix conflate commingle immix fuse coalesce meld combine
merged|formed or united into a whole|incorporate incorporated integrated unified
merger|the combination of two or more commercial companies|amalgamation uniting
merging|the act of joining together as one|meeting
merit|be worthy or deserving|deserve
merited|properly deserved|deserved
mermaid|half woman and half fish|
merrily|in a joyous manner|happily mirthfully gayly blithely jubilantly
mesh|the number of openings per linear inch of a screen|
mess|a state of confusion and disorderliness|messiness muss mussiness
message|a communication that is written or spoken or signaled|
messy|dirty and disorderly|mussy
metallic|containing or made of or resembling or characteristic of a metal|metal
methane|a colorless odorless gas used as a fuel|
metro|an electric railway operating below the surface of the ground|tube underground subway
mew|cry like a cat|meow
microbe|a minute life form|bug germ
midair|some point in the air|
middle|an area that is approximately central within some larger region|center centre heart eye
midnight|12 o'clock at night|
midway|equally distant from the extremes|center halfway middle
miffed|aroused to impatience or anger|annoyed irritated nettled peeved pissed riled roiled steamed stung
mighty|having or showing great strength or force or intensity|
migrate|move from one country or region to another and settle there|transmigrate
mike|device for converting sound waves into electrical energy|microphone mic
mild|moderate in type or degree or effect or force|
mildly|to a moderate degree|
mile|a unit of length equal to 1,760 yards or 5,280 feet|mi
mileage|distance measured in miles|milage
milieu|the environmental condition|surroundings
militate|have force or influence|
milk|a white nutritious liquid secreted by mammals and used as food by human beings|
milkman|someone who delivers milk|
mill|a plant consisting of one or more buildings with facilities for manufacturing|factory manufactory
milled|having the husk or outer layers removed|polished
milliner|someone who makes and sells hats|hatmaker hatter modiste
milling|corrugated edge of a coin|
million|denoting a quantity consisting of 1,000,000 items or units|
mince|make less severe or harsh|soften moderate
mincing|affectedly dainty or refined|prim twee
minded|mentally oriented toward something specified|
mindful|bearing in mind|aware
mindless|lacking the thinking capacity characteristic of a conscious being|
mine|explosive device that explodes on contact|
mineral|solid homogeneous inorganic substances occurring in nature having a definite chemical composition|
mingle|to bring or combine together or with something else|mix commix unify amalgamate
minimal|the least possible|minimum
minimize|make small or insignificant|minimise
minimum|the least possible|minimal
mining|the act of extracting ores or coal etc from the earth|excavation
minion|a servile or fawning dependant|
minivan|a small box-shaped passenger van|
minstrel|a singer of folk songs|jongleur troubadour
mint|a large number or amount or extent|batch deal flock hatful heap lot mass mess mickle mountain muckle passel peck pile plenty pot raft sight slew spate stack wad
minuet|a stately court dance in the 17th century|
minute|a unit of time equal to 60 seconds or 1/60th of an hour|min
miracle|any amazing or wonderful occurrence|
mire|a soft wet area of low-lying land that sinks underfoot|quagmire quag morass slack
mirror|polished surface that forms images by reflecting light|
mirth|great merriment|hilarity mirthfulness glee gleefulness
miserly|characterized by or indicative of lack of generosity|mean mingy tight
misjudge|judge incorrectly|
mislaid|lost temporarily|misplaced
mislead|lead someone in the wrong direction or give someone wrong directions|misdirect misguide
misnomer|an incorrect or unsuitable name|
misplace|place where one cannot find it again|mislay
misquote|quote incorrectly|
misread|read or interpret wrongly|
miss|fail to perceive or to catch with the senses or the mind|lose
missing|not able to be found|
missive|a written message addressed to a person or organization|letter
misspell|spell incorrectly|
misstep|an unintentional but embarrassing blunder|trip stumble
mistake|a wrong action attributable to bad judgment or ignorance or inattention|error fault
mistaken|wrong in e.g. opinion or judgment|misguided
mister|a form of address for a man|mr
mistrial|a trial that is invalid or inconclusive|
mistrust|regard as untrustworthy|distrust suspect
misuse|apply to a wrong thing or person|misapply
misused|used incorrectly or carelessly or for an improper purpose|
mitigate|lessen or to try to lessen the seriousness or extent of|extenuate palliate
mitten|glove that encases the thumb separately and the other four fingers together|
mix|open to members of all races and ethnic groups|desegregate integrate
mixed|consisting of a haphazard assortment of different kinds|assorted miscellaneous motley sundry
mixture|a substance consisting of two or more substances mixed together|
moat|ditch dug as a fortification and usually filled with water|fosse
mobility|the quality of moving freely|
mobilize|make ready for action or use|mobilise marshal summon
moccasin|soft leather shoe|mocassin
mock|treat with contempt|bemock
mockery|showing your contempt by derision|jeer jeering scoff scoffing
mocking|abusing vocally|derisive gibelike jeering taunting
modal|relating to or constituting the most frequent value in a distribution|average
model|a hypothetical description of a complex entity or process|framework
modeled|resembling sculpture|sculptural sculptured sculpturesque
modem|electronic equipment consisting of a device used to connect computers by a telephone line|
moderate|being within reasonable or average limits|
modern|relating to a recently developed fashion or style|mod modernistic
modest|marked by simplicity|
modesty|freedom from vanity or conceit|modestness
modicum|a small or moderate or token amount|
modified|changed in form or character|
modifier|a content word that qualifies the meaning of a noun or verb|qualifier
modify|make less severe or harsh or extreme|
modular|constructed with standardized units or dimensions allowing flexibility and variety in use|
moist|slightly wet|damp dampish
moisture|wetness caused by water|wet
molded|shaped to fit by or as if by altering the contours of a pliable mass|shaped wrought
molecule|the simplest structural unit of an element or compound|
mollify|cause to be more favorably inclined|pacify lenify conciliate assuage appease placate gentle gruntle
mollusk|invertebrate having a soft unsegmented body usually enclosed in a shell|mollusc shellfish
molten|reduced to liquid form by heating|liquefied liquified
molting|periodic shedding of the cuticle in arthropods or the outer skin in reptiles|molt moult moulting ecdysis
mom|informal terms for a mother|ma mama mamma momma mommy mammy mum mummy
moment|a particular point in time|minute second instant
momentum|an impelling force or strength|impulse
mommy|informal terms for a mother|ma mama mamma mom momma mammy mum mummy
monetary|relating to or involving money|pecuniary
money|the most common medium of exchange|
moniker|a familiar name for a person|nickname cognomen sobriquet soubriquet byname
monitor|keep tabs on|supervise
monkey|any of various long-tailed primates|
monogram|a graphic symbol consisting of 2 or more letters combined|
monolith|a single great stone|
monopoly|a market in which there are many buyers but only one seller|
monorail|a railway having a single track|
monotone|of a sequence or function|monotonic
monotony|the quality of wearisome constancy, routine, and lack of variety|humdrum sameness
monster|an imaginary creature usually having various human and animal parts|
montage|a paste-up made by sticking together pieces of paper or photographs to form an artistic image|collage
month|one of the twelve divisions of the calendar year|
monument|a structure erected to commemorate persons or events|memorial
mood|a characteristic state of feeling|temper humor humour
moonbeam|a ray of moonlight|
moped|a motorbike that can be pedaled or driven by a low-powered gasoline engine|
mopping|cleaning with a mop|swabbing
moral|the significance of a story or event|lesson
morale|a state of individual psychological well-being based upon a sense of confidence and usefulness and purpose|
moralist|a philosopher who specializes in morals and moral problems|
morality|concern with the distinction between good and evil or right and wrong|
more|used to form the comparative of some adjectives and adverbs|less
morose|showing a brooding ill humor|dark dour glowering glum moody saturnine sour sullen
morsel|a small quantity of anything|
mortar|a muzzle-loading high-angle gun with a short barrel that fires shells at high elevations for a short range|howitzer
mortgage|a conditional conveyance of property as security for the repayment of a loan|
mosaic|art consisting of a design made of small pieces of colored stone or glass|
moss|tiny leafy-stemmed flowerless plants|
most|used to form the superlative|
mostly|in large part|largely
motel|a motor hotel|
moth|typically crepuscular or nocturnal insect having a stout body and feathery or hairlike antennae|
mother|a woman who has given birth to a child|
motif|a design or figure that consists of recurring shapes or colors, as in architecture or decoration|motive
motion|the use of movements to communicate familiar or prearranged signals|gesture
motivate|give an incentive for action|actuate propel move prompt incite
motive|the psychological feature that arouses an organism to action toward a desired goal|motivation need
motor|machine that converts other forms of energy into mechanical energy and so imparts motion|
motoring|the act of driving an automobile|
motorist|someone who drives an automobile|automobilist
mottled|having spots or patches of color|dappled
mottling|the act of coloring with areas of different shades|
motto|a favorite saying of a sect or political group|slogan catchword shibboleth
mound|the slight elevation on which the pitcher stands|hill
mount|attach to a support|
mountain|a land mass that projects well above its surroundings|mount
mousy|quiet and timid and ineffectual|mousey
mouth|the opening through which food is taken in and vocalizations emerge|
mouthful|the quantity that can be held in the mouth|
move|change location|travel go locomote
moved|being excited or provoked to the expression of an emotion|affected stirred touched
movement|a change of position that does not entail a change of location|motion move motility
mover|workman employed by a moving company|
moving|arousing or capable of arousing deep emotion|
mower|garden tool for mowing grass on lawns|
much|great in quantity or degree or extent|
mud|water soaked soil|clay
muddied|discolored by impurities|dirty dingy muddy
muddle|a confused multitude of things|clutter jumble fuddle welter smother
muddled|confused and vague|addled befuddled muzzy woolly wooly
muddy|soft and watery|boggy marshy miry mucky quaggy sloppy sloughy soggy squashy swampy waterlogged
mudslide|a landslide of mud|
muff|a warm tubular covering for the hands|
muffin|a sweet quick bread baked in a cup-shaped pan|gem
muffle|suppress in order to conceal or hide|smother stifle strangle repress
muffled|being or made softer or less loud or clear|dull muted softened
muffler|a tubular acoustic device inserted in the exhaust system that is designed to reduce noise|silencer
mulch|a protective covering of rotting vegetable matter spread to reduce evaporation and soil erosion|
mule|hybrid offspring of a male donkey and a female horse|
mull|reflect deeply on a subject|meditate ponder excogitate contemplate muse reflect ruminate speculate
multiple|having or involving or consisting of more than one part or entity or individual|
mum|failing to speak or communicate etc when expected to|silent
mumble|talk indistinctly|mutter maunder mussitate
mundane|found in the ordinary course of events|everyday quotidian routine unremarkable workaday
murky|clouded as with sediment|cloudy muddy mirky turbid
murmur|speak softly or indistinctly|
muscular|of or relating to or consisting of muscle|
muse|reflect deeply on a subject|meditate ponder excogitate contemplate reflect mull ruminate speculate
museum|a depository for collecting and displaying objects having scientific or historical or artistic value|
music|any agreeable sounds|euphony
musical|a play or film whose action and dialogue is interspersed with singing and dancing|
musician|someone who plays a musical instrument|instrumentalist player
musing|a calm, lengthy, intent consideration|contemplation reflection reflexion rumination thoughtfulness
muster|gather or bring together|rally summon
muted|in a softened tone|hushed subdued quiet
mutt|an inferior dog or one of mixed breed|cur mongrel
mutter|talk indistinctly|mumble maunder mussitate
mutton|meat from a mature domestic sheep|mouton
mutual|common to or shared by two or more parties|common
myriad|too numerous to be counted|countless infinite innumerable innumerous multitudinous numberless uncounted unnumberable unnumbered unnumerable
mystery|something that baffles understanding and cannot be explained|enigma secret
mystify|be a mystery or bewildering to|perplex vex stick get puzzle baffle beat pose bewilder flummox stupefy nonplus gravel amaze dumbfound
mystique|an aura of heightened value or interest or meaning surrounding a person or thing|
myth|a traditional story accepted as history|
mythical|based on or told of in traditional stories|fabulous mythic mythologic mythological
nab|tag the base runner to get him out|
nag|bother persistently with trivial complaints|peck
nail|horny plate covering and protecting part of the dorsal surface of the digits|
naive|marked by or showing unaffected simplicity and lack of guile or worldly experience|naif
name|a language unit by which a person or thing is known|
nameless|being or having an unknown or unnamed source|unidentified unknown unnamed
namesake|a person with the same name as another|
napped|having soft nap produced by brushing|brushed fleecy
napping|not prepared or vigilant|
narrate|provide commentary for a film, for example|
narrator|someone who tells a story|storyteller teller
narrowed|reduced in size as by squeezing together|
nation|a politically organized body of people under a single government|state country land commonwealth
natty|marked by up-to-dateness in dress and manners|dapper dashing jaunty raffish rakish spiffy snappy spruce
nature|the essential qualities or characteristics by which something is recognized|
naught|a quantity of no importance|nothing nil nix nada null aught cipher cypher zero zilch zip zippo
nautical|relating to or involving ships or shipping or navigation or seamen|maritime marine
navigate|travel on water propelled by wind or by other means|voyage sail
navy|an organization of military vessels belonging to a country and available for sea warfare|
near|not far distant in time or space or degree or circumstances|close nigh
nearby|close at hand|
nearer|within a shorter distance|nigher closer
nearest|within the shortest distance|nighest closest
nearly|slightly short of or not quite accomplished|about almost most near nigh virtually
neat|clean or organized|orderly
nebulous|lacking definite form or limits|cloudy nebulose
neck|the part of an organism that connects the head to the rest of the body|cervix
necktie|neckwear consisting of a long narrow piece of material worn under a collar and tied in knot at the front|tie
nectar|a sweet liquid secretion that is attractive to pollinators|
needed|necessary for relief or supply|needful required requisite
needle|the leaf of a conifer|
needled|of trees whose leaves are acerate|
needless|unnecessary and unwarranted|gratuitous
neglect|leave undone or leave out|pretermit omit drop miss overlook overleap
neon|a colorless odorless gaseous element that give a red glow in a vacuum tube|ne
nephew|a son of your brother or sister|
nepotism|favoritism shown to relatives or close friends by those in power|
nerve|the courage to carry on|heart mettle spunk
nervous|easily agitated|
nest|a structure in which animals lay eggs or give birth to their young|
nestle|move or arrange oneself in a comfortable and cozy position|cuddle snuggle nest nuzzle
nestled|drawn or pressed close to someone or something for or as if for affection or protection|snuggled
nestling|young bird not yet fledged|
net|remaining after all deductions|nett
netted|having open interstices or resembling a web|lacy netlike webbed weblike webby
nettled|aroused to impatience or anger|annoyed irritated miffed peeved pissed riled roiled steamed stung
network|an interconnected system of things or people|web
neuron|a cell that is specialized to conduct nerve impulses|
neutral|having no personal preference|impersonal
neutron|an elementary particle with 0 charge and mass about equal to a proton|
newbie|any new participant in some activity|newcomer fledgling fledgeling starter neophyte freshman entrant
newborn|recently born|
newcomer|any new participant in some activity|fledgling fledgeling starter neophyte freshman newbie entrant
newly|very recently|freshly fresh new
newlywed|someone recently married|honeymooner
newness|the quality of being new|
newscast|a broadcast of news or commentary on the news|
newton|English mathematician and physicist|
nicety|conformity with some esthetic standard of correctness or propriety|justness rightness
niche|a position particularly well suited to the person who occupies it|
nickel|a hard malleable ductile silvery metallic element that is resistant to corrosion|ni
nickname|a familiar name for a person|moniker cognomen sobriquet soubriquet byname
nil|a quantity of no importance|nothing nix nada null aught cipher cypher naught zero zilch zip zippo
nimble|moving quickly and lightly|agile quick spry
nine|denoting a quantity consisting of one more than eight and one less than ten|ix
nineteen|being one more than eighteen|xix
ninety|being ten more than eighty|xc
ninth|coming next after the eighth and just before the tenth in position|
nitrogen|a common nonmetallic element that is normally a colorless odorless tasteless inert diatomic gas|n
nobility|a privileged class holding hereditary titles|aristocracy
noble|impressive in appearance|baronial imposing stately
nobleman|a titled peer of the realm|lord noble
nobody|a person of no influence|cipher cypher nonentity
nod|lower and raise the head, as to indicate assent or agreement or confirmation|
nodding|having branches or flower heads that bend downward|cernuous drooping pendulous weeping
noisily|with much noise or loud and unpleasant sound|
noisy|full of or characterized by loud and nonmusical sounds|
nomad|a member of a people who have no permanent home but move about according to the seasons|
nominal|relating to or constituting or bearing or giving a name|
nominate|propose as a candidate for some honor|
non|negation of a word or group of words|not
nonevent|an anticipated event that turns out to be far less significant than was expected|
nonfat|without fat or fat solids|fatless
nonsense|a message that seems to convey no meaning|bunk nonsensicality meaninglessness hokum
nonstick|permitting easy removal of adherent food particles|
noon|the middle of the day|midday noonday noontide
norm|a standard or model or pattern regarded as typical|
normal|in accordance with scientific laws|
northern|situated in or oriented toward the north|northerly
nostril|either one of the two external openings to the nasal cavity in the nose|
nosy|offensively curious or inquisitive|nosey prying snoopy
notable|a celebrity who is an inspiration to others|luminary notability
notation|a technical system of symbols used to represent special things|
notch|a V-shaped indentation|
note|make mention of|observe mention remark
notebook|a book with blank pages for recording notes or memoranda|
noted|widely known and esteemed|celebrated famed famous illustrious notable renowned
nothing|a quantity of no importance|nil nix nada null aught cipher cypher naught zero zilch zip zippo
notice|discover or determine the existence, presence, or fact of|detect observe find discover
noticed|being perceived or observed|
notify|inform of something|advise apprise apprize
notion|a vague idea in which some confidence is placed|impression feeling belief opinion
noun|a content word that can be used to refer to a person, place, thing, quality, or action|
nova|a star that ejects some of its material in the form of a cloud and becomes more luminous in the process|
novel|an extended fictional work in prose|
novelist|one who writes novels|
novelty|originality by virtue of being new and surprising|freshness
now|in the historical present|
nowhere|not anywhere|
noxious|injurious to physical or mental health|
nozzle|a projecting spout from which a fluid is discharged|nose
nuance|a subtle difference in meaning or opinion or attitude|nicety shade subtlety refinement
nucleus|a part of the cell containing DNA and RNA and responsible for growth and reproduction|karyon
nudge|to push against gently|prod
nugget|a solid lump of a precious metal as found in the earth|
null|lacking any legal or binding force|void
number|the property possessed by a sum or total or indefinite quantity of units or individuals|figure
numbing|causing numbness or insensitivity|
numerous|amounting to a large indefinite number|legion
nurse|one skilled in caring for young children or the sick|
nursery|a child's room for a baby|
nurture|help develop, help grow|foster
nutrient|any substance that can be metabolized by an animal to give energy and build tissue|food
nutshell|the shell around the kernel of a nut|
oatmeal|porridge made of rolled oats|burgoo
obedient|dutifully complying with the commands or instructions of those in authority|
obey|be obedient to|
object|a tangible and visible entity|
objector|a person who dissents from some established policy|dissenter dissident protester contestant
oblige|force somebody to do something|compel obligate
obliging|showing a cheerful willingness to do favors for others|complaisant
oblique|slanting or inclined in direction or course or position--neither parallel nor perpendicular nor right-angled|
oblivion|the state of being disregarded or forgotten|limbo
oboe|a slender double-reed instrument|hautboy hautbois
obscure|not clearly expressed or understood|vague
observe|discover or determine the existence, presence, or fact of|detect find discover notice
observer|a person who becomes aware through the senses|perceiver percipient beholder
obsolete|no longer in use|disused
obstacle|something immaterial that stands in the way and must be circumvented or surmounted|obstruction
obstruct|hinder or prevent the progress or accomplishment of|blockade block hinder stymie stymy embarrass
obtain|come into possession of|
obvious|easily perceived by the senses or grasped by the mind|
occasion|an event that occurs at a critical time|juncture
occupant|someone who lives at a particular place for a prolonged period or who was born there|resident occupier
occupied|held or filled or in use|
occupy|keep busy with|busy
occur|come to pass|happen hap pass
ocean|a large body of water constituting a principal part of the hydrosphere|
octagon|an eight-sided polygon|
octave|a feast day and the seven days following it|
ocular|of or relating to or resembling the eye|optic optical ophthalmic
odd|not divisible by two|uneven
oddly|in a manner differing from the usual or expected|inexplicably curiously peculiarly
odious|unequivocally detestable|abominable detestable execrable
odometer|a meter that shows mileage traversed|hodometer mileometer milometer
odyssey|a long wandering and eventful journey|
off|from a particular thing or place or position|away forth
offbeat|strikingly unconventional|kinky quirky
offend|cause to feel resentment or indignation|pique
offended|emotionally hurt or upset or annoyed|pained injured
offender|a person who transgresses moral or civil law|wrongdoer
offense|a lack of politeness|discourtesy offence
offer|make available or accessible, provide or furnish|
offering|something offered|offer
office|place of business where professional or clerical duties are performed|
officer|any person in the armed services who holds a position of authority or command|
official|a worker who holds or is invested with an office|functionary
offset|compensate for or counterbalance|countervail
offshoot|a natural consequence of development|outgrowth branch offset
offshore|away from shore|
offstage|a stage area out of sight of the audience|wing backstage
often|many times at short intervals|frequently oftentimes oft ofttimes
oil|a slippery or viscous liquid or liquefiable substance not miscible with water|
oiled|treated with oil|
oilfield|a region rich in petroleum deposits|
oily|containing an unusual amount of grease or oil|greasy sebaceous oleaginous
okay|being satisfactory or in satisfactory condition|fine ok cool
old|having lived for a relatively long time or attained a specific age|
olden|relating to time long past|
older|advanced in years|aged elderly senior
oldie|a song that was formerly popular|
omelet|beaten eggs or an egg mixture cooked until just set|omelette
ominous|threatening or foreshadowing evil or tragic developments|baleful forbidding menacing minacious minatory sinister threatening
omission|a mistake resulting from neglect|skip
omit|prevent from being included or considered or accepted|exclude except
once|on one occasion|
oncoming|moving toward one|
onerous|not easily borne|burdensome taxing
onetime|belonging to some prior time|erstwhile former old quondam sometime
ongoing|currently happening|
onlooker|someone who looks on|
only|and nothing more|merely simply just but
onset|the beginning or early stages|oncoming
onus|an onerous or difficult concern|burden load encumbrance incumbrance
opal|a translucent mineral consisting of hydrated silica of variable color|
opaque|not transmitting or reflecting light or radiant energy|
open|start to operate or function or cause to start operating or functioning|
opened|used of mouth or eyes|open
opener|the first event in a series|
opening|first or beginning|
opera|a drama set to music|
operate|direct or control|run
operatic|of or relating to or characteristic of opera|
opinion|a personal belief or judgment that is not founded on proof or certainty|sentiment persuasion view thought
opponent|a contestant that you are matched against|opposition opposite
oppose|fight against or resist strongly|fight defend
opposing|characterized by active hostility|opponent
opposite|being directly across from each other|
opt|select as an alternative over another|choose prefer
optical|relating to or using sight|ocular optic visual
optician|a worker who makes glasses for remedying defects of vision|
optimal|most desirable possible under a restriction expressed or implied|optimum
optimist|a person disposed to take a favorable view of things|
optimum|most desirable possible under a restriction expressed or implied|optimal
optional|possible but not necessary|
opulence|wealth as evidenced by sumptuous living|luxury luxuriousness sumptuousness
opulent|ostentatiously rich and superior in quality|deluxe gilded grand luxurious princely sumptuous lush
opus|a musical work that has been created|composition piece
orally|through the mouth rather than through injection|
orange|of the color between red and yellow|orangish
oration|an instance of oratory|
oratory|addressing an audience formally|
orbit|the path described by one celestial body in its revolution about another|
orchard|garden consisting of a small cultivated wood without undergrowth|grove woodlet plantation
ordeal|a severe or trying experience|
order|give instructions to or direct somebody to do something with authority|tell enjoin say
ordered|having a systematic arrangement|
ordering|logical or comprehensible arrangement of separate elements|order ordination
orderly|devoid of violence or disruption|
ordinary|not exceptional in any way especially in quality or ability or size or degree|
organ|a government agency or instrument devoted to the performance of some specific function|
organic|relating or belonging to the class of chemical compounds having a carbon basis|
organist|a person who plays an organ|
organize|cause to be structured or ordered or operating according to some principle or idea|organise
orient|determine one's position with reference to another point|orientate
oriented|adjusted or located in relation to surroundings or circumstances|orientated
origin|the place where something begins, where it springs into being|beginning root rootage source
original|preceding all others in time or being as first made or performed|
ornament|something used to beautify|decoration ornamentation
ornate|marked by elaborate rhetoric and elaborated with decorative details|flowery
other|not the same one or ones already mentioned or implied|
ounce|a unit of apothecary weight equal to 480 grains or one twelfth of a troy pound|
oust|remove from a position or office|expel
ousting|the act of ejecting someone or forcing them out|ouster
out|away from home|
outbound|that is going out or leaving|outward
outbreak|a sudden violent spontaneous occurrence|eruption irruption
outburst|an unrestrained expression of emotion|effusion gush blowup ebullition
outclass|cause to appear in a lower class|
outcome|something that results|result resultant termination
outcry|a loud utterance|cry call yell shout vociferation
outdo|be or do something to a greater degree|surpass outstrip outmatch outgo exceed surmount outperform
outdoor|located, suited for, or taking place in the open air|outside
outer|being on the outside or further from a center|
outfield|the area of a baseball playing field beyond the lines connecting the bases|
outfit|any cohesive unit such as a military company|
outgoing|leaving a place or a position|
outgrow|grow too large or too mature for|
outing|a journey taken for pleasure|excursion jaunt junket expedition sashay
outlast|live longer than|outlive survive
outlay|the act of spending or disbursing money|spending disbursement disbursal
outlet|a place of business for retailing goods|
outline|describe roughly or briefly or give the main points or summary of|sketch adumbrate
outlive|live longer than|outlast survive
outlook|a habitual or characteristic mental attitude that determines how you will interpret and respond to situations|mentality mindset
outlying|relatively far from a center or middle|
outmoded|out of fashion|antique demode ex passe passee
outpost|a station in a remote or sparsely populated location|outstation
output|final product|
outreach|the act of reaching out|
outright|without restrictions or stipulations or further payments|
outrun|run faster than|
outset|the time at which something is supposed to begin|beginning commencement first start kickoff showtime offset
outsider|someone who is excluded from or is not a member of a group|foreigner
outskirt|a part of the city far removed from the center|fringe
outsmart|beat through cleverness and wit|outwit overreach outfox beat circumvent
outstrip|be or do something to a greater degree|surpass outmatch outgo exceed outdo surmount outperform
outward|relating to physical reality rather than with thoughts or the mind|
outweigh|be heavier than|
outwit|beat through cleverness and wit|overreach outsmart outfox beat circumvent
oval|rounded like an egg|elliptic elliptical ovate oviform ovoid prolate
ovation|enthusiastic recognition|
oven|kitchen appliance used for baking or roasting|
over|at or to a point across intervening space etc.|
overall|involving only main features|
overcast|the state of the sky when it is covered by clouds|cloudiness
overcoat|a heavy coat worn over clothes in winter|greatcoat topcoat
overcome|win a victory over|defeat
overdone|represented as greater than is true or reasonable|exaggerated overstated
overflow|flow or run over|overrun
overhang|projection that extends beyond or hangs over something else|
overhaul|make repairs, renovations, revisions or adjustments to|modernize modernise
overhead|located or originating from above|
overhear|hear, usually without the knowledge of the speakers|catch
overheat|get excessively and undesirably hot|
overland|traveling or passing over land|
overlap|coincide partially or wholly|
overlay|put something on top of something else|cover
overload|an electrical load that exceeds the available electrical power|
overlook|look past, fail to notice|
overly|to a degree exceeding normal or proper limits|excessively too
overpass|bridge formed by the upper level of a crossing of two highways at different levels|flyover
overrate|make too high an estimate of|overestimate
override|rule against|overrule overturn overthrow reverse
overrule|rule against|overturn override overthrow reverse
overrun|invade in great numbers|infest
oversee|watch and direct|supervise superintend manage
overseer|a person who directs and manages an organization|superintendent
overshot|having an upper part projecting beyond the lower|
oversize|larger than normal for its kind|outsize outsized oversized
overt|open and observable|open
overtime|work done in addition to regular working hours|
overtone|an ulterior implicit meaning or quality|
overture|orchestral music played at the beginning of an opera or oratorio|
overturn|turn from an upright or normal position|
overview|a general summary of a subject|
overwork|use too much|
owing|owed as a debt|outstanding undischarged
owl|nocturnal bird of prey with hawk-like beak and claws and large head with front-facing eyes|hooter
own|belonging to or on behalf of a specified person|ain
owner|someone who owns a business|proprietor
oxide|any compound of oxygen with another element or a radical|
oxidized|combined with or having undergone a chemical reaction with oxygen|oxidised
oxygen|a nonmetallic bivalent element that is normally a colorless odorless tasteless nonflammable diatomic gas|o
oyster|marine mollusks having a rough irregular shell|
ozone|a colorless gas soluble in alkalis and cold water|
pace|the rate of moving|gait
pacific|the largest ocean in the world|
pacify|cause to be more favorably inclined|lenify conciliate assuage appease mollify placate gentle gruntle
pacing|the speed at which a composition is to be played|tempo
pack|arrange in a container|
package|a collection of things wrapped or boxed together|bundle packet parcel
packet|a collection of things wrapped or boxed together|package bundle parcel
packing|any material used especially to protect something|wadding
pad|a number of sheets of paper fastened together along one edge|tablet
padding|artifact consisting of soft or resilient material used to fill or give shape or protect or add comfort|cushioning
paddock|pen where racehorses are saddled and paraded before a race|
padlock|a detachable lock|
page|one side of one leaf or the written or pictorial matter it contains|
pageant|an elaborate representation of scenes from history etc|pageantry
paging|calling out the name of a person|
paid|marked by the reception of pay|
painless|requiring little hard work or exertion|
painting|graphic art consisting of an artistic composition made by applying paints to a surface|picture
palace|a large and stately mansion|castle
pall|become less interesting or attractive|dull
pallid|abnormally deficient in color as suggesting physical or emotional distress|pale wan
palm|the inner surface of the hand from the wrist to the base of the fingers|thenar
palomino|a horse of light tan or golden color with cream-colored or white mane and tail|
palpable|capable of being perceived|tangible
pamper|treat with excessive indulgence|featherbed cosset cocker baby coddle mollycoddle spoil indulge
pamphlet|a small book usually having a paper cover|booklet brochure folder leaflet
pan|cooking utensil consisting of a wide metal vessel|
pancake|a flat cake of thin batter fried on both sides on a griddle|battercake flapcake flapjack griddlecake hotcake
pancreas|a large elongated exocrine gland located behind the stomach|
pander|someone who procures customers for whores|pimp procurer panderer pandar ponce
panel|sheet that forms a distinct section or component of something|
paneling|a panel or section of panels in a wall or door|panelling pane
panelist|a member of a panel|panellist
pang|a sudden sharp feeling|stab twinge
pantry|a small storeroom for storing foods or wines|larder buttery
pap|worthless or oversimplified ideas|pablum
paper|a material made of cellulose pulp derived mainly from wood or rags or certain grasses|
paperboy|a boy who sells or delivers newspapers|
papering|the application of wallpaper|paperhanging
par|the standard number of strokes set for each hole on a golf course, or for the entire course|
parade|a ceremonial procession including people marching|
paradigm|systematic arrangement of all the inflected forms of a word|
paradox|a statement that contradicts itself|
paragon|an ideal instance|idol perfection
parakeet|any of numerous small slender long-tailed parrots|parrakeet parroket paraquet paroquet parroquet
parallel|being everywhere equidistant and not intersecting|
parcel|a wrapped container|package
parched|dried out by heat or excessive exposure to sunlight|adust baked scorched sunbaked
pardon|accept an excuse for|excuse
parent|a father or mother|
parental|designating the generation of organisms from which hybrid offspring are produced|
park|a large area of land preserved in its natural state as public property|parkland
parka|a kind of heavy jacket|windbreaker windcheater anorak
parked|that have been left|
parking|space in which vehicles can be parked|
parkway|a wide scenic road planted with trees|drive
parody|a composition that imitates or misrepresents somebody's style, usually in a humorous way|lampoon spoof sendup mockery takeoff burlesque travesty pasquinade
parrot|usually brightly colored zygodactyl tropical birds with short hooked beaks and the ability to mimic sounds|
parse|analyze syntactically by assigning a constituent structure to|
parser|a computer program that divides code up into functional components|
part|something determined in relation to something that includes it|portion component constituent
partake|have some of the qualities or attributes of something|
parted|having a margin incised almost to the base so as to create distinct divisions or lobes|
partial|being or affecting only a part|
particle|a tiny piece of anything|atom molecule corpuscle mote speck
partly|to some extent|partially part kinda
partner|an associate in an activity or endeavor or sphere of common interest|collaborator cooperator pardner
party|an organization to gain political power|
pass|go across or through|
passage|the act of passing from one state or place to the next|transition
passbook|a record of deposits and withdrawals and interest held by depositors at certain banks|bankbook
passerby|a person who passes by casually or by chance|passer
passing|a play that involves one player throwing the ball to a teammate|pass
passion|a strong feeling or emotion|passionateness
passive|lacking in energy or will|inactive
password|a secret word or phrase known only to a restricted group|watchword word parole countersign
pastel|any of various pale or light colors|
pastime|a diversion that occupies one's time and thoughts|interest pursuit
pasture|a field covered with grass or herbage and suitable for grazing by livestock|pastureland lea ley
patch|a small contrasting part of something|spot speckle dapple fleck maculation
patching|the act of mending a hole in a garment by sewing a patch over it|
patchy|irregular or uneven in quality, texture, etc.|
patent|a document granting an inventor sole rights to an invention|
patently|unmistakably|obviously evidently manifestly apparently plainly plain
path|a course of conduct|way
pathetic|deserving or inciting pity|hapless miserable misfortunate piteous pitiable pitiful poor wretched
pathos|a quality that arouses emotions|poignancy
pathway|a bundle of myelinated nerve fibers following a path through the brain|tract
patience|good-natured tolerance of delay or incompetence|forbearance longanimity
patient|a person who requires medical care|
patio|usually paved outdoor area adjoining a residence|terrace
patrol|a detachment used for security or reconnaissance|
patron|a regular customer|frequenter
patter|plausible glib talk|spiel
pattern|a perceptual structure|form shape
paucity|an insufficient quantity or number|dearth
paved|covered with a firm surface|
pavement|the paved surface of a thoroughfare|paving
pavilion|large and often sumptuous tent|marquee
paw|a clawed foot of an animal especially a quadruped|
pay|give money, usually in exchange for goods or services|
payable|subject to or requiring payment especially as specified|collectible collectable
paycheck|a check issued in payment of wages or salary|
payday|the day on which you receive pay for your work|
payee|a person to whom money is paid|
payer|a person who pays money for something|remunerator
payment|a sum of money paid or a claim discharged|
payroll|a list of employees and their salaries|paysheet
peaceful|not disturbed by strife or turmoil or war|peaceable
peacock|European butterfly having reddish-brown wings each marked with a purple eyespot|
pearl|a smooth lustrous round structure inside the shell of a clam or oyster|
peat|partially carbonized vegetable matter saturated with water|
pebble|a small smooth rounded rock|
peck|hit lightly with a picking motion|pick beak
peculiar|beyond or deviating from the usual or expected|curious funny odd queer rum rummy singular
pedant|a person who pays more attention to formal rules and book learning than they merit|bookworm scholastic
pedantic|marked by a narrow focus on or display of learning especially its trivial aspects|academic donnish
pedantry|an ostentatious and inappropriate display of learning|
peddler|someone who travels about selling his wares|pedlar packman hawker pitchman
pedestal|a support or foundation|base stand
pedigree|the descendants of one individual|lineage line descent bloodline blood ancestry origin parentage stemma stock
peeled|completely unclothed|raw
peerless|eminent beyond or above comparison|matchless nonpareil one unmatched unmatchable unrivaled unrivalled
peeved|aroused to impatience or anger|annoyed irritated miffed nettled pissed riled roiled steamed stung
peevish|easily irritated or annoyed|cranky fractious irritable nettlesome peckish pettish petulant scratchy testy tetchy techy
peg|a wooden pin pushed or driven into a surface|nog
pelican|large long-winged warm-water seabird having a large bill with a distensible pouch for fish|
pelt|cast, hurl, or throw repeatedly with some missile|bombard
pelting|anything happening rapidly or in quick successive|rain
pen|a writing implement with a point from which ink flows|
penchant|a strong liking|preference predilection taste
pencil|a thin cylindrical pointed writing implement|
pending|awaiting conclusion or confirmation|
pendulum|an apparatus consisting of an object mounted so that it swings freely under the influence of gravity|
pennant|the award given to the champion|crown
penning|the act of creating written works|writing authorship composition
penny|a coin worth one-hundredth of the value of the basic unit|cent centime
pensive|deeply or seriously thoughtful|brooding broody contemplative meditative musing pondering reflective ruminative
peony|any of numerous plants widely cultivated for their showy single or double red or pink or white flowers|paeony
pep|liveliness and energy|peppiness ginger
pepper|attack and bombard with or as if with missiles|pelt
peppy|marked by lively action|bouncing bouncy spirited zippy
perceive|to become aware of through the senses|comprehend
percent|a proportion in relation to a whole|percentage pct
perch|sit, as on a branch|roost rest
perfect|being complete of its kind and without defect or blemish|
perfume|a distinctive odor that is pleasant|aroma fragrance scent
peril|a source of danger|hazard jeopardy risk endangerment
perilous|fraught with danger|parlous precarious
period|an amount of time|
periodic|happening or recurring at regular intervals|periodical
permeate|spread or diffuse through|pervade penetrate interpenetrate diffuse imbue riddle
permit|make it possible through a specific action or lack of action for something to happen|let allow
peroxide|a viscous liquid with strong oxidizing properties|
persist|continue to exist|prevail run endure
person|a human being|individual someone somebody mortal soul
persona|an actor's portrayal of someone in a play|character role part
personal|particular to a given individual|
persuade|win approval or support for|carry sway
pertain|be relevant to|refer relate concern touch
perturb|disturb in mind or make uneasy or cause to be worried or alarmed|unhinge disquiet trouble cark distract disorder
perusal|reading carefully with intent to remember|perusing studying
peruse|examine or consider with attention and in detail|
perusing|reading carefully with intent to remember|perusal studying
pesky|causing irritation or annoyance|annoying bothersome galling irritating nettlesome pestering pestiferous plaguy plaguey teasing vexatious vexing
pester|annoy persistently|tease badger bug beleaguer
pestered|troubled persistently especially with petty annoyances|annoyed harassed harried vexed
pet|a domesticated animal kept for companionship or amusement|
petal|part of the perianth that is usually brightly colored|
petition|a formal message requesting something that is submitted to an authority|request postulation
petrify|cause to become stonelike or stiff or dazed and stunned from fright|
petulant|easily irritated or annoyed|cranky fractious irritable nettlesome peevish peckish pettish scratchy testy tetchy techy
pewter|any of various alloys of tin with small amounts of other metals|
phantom|a ghostly appearing figure|apparition phantasm phantasma fantasm specter spectre
phonetic|of or relating to speech sounds|phonic
photo|a representation of a person or scene in the form of a print or transparent slide or in digital format|photograph exposure picture pic
photon|a quantum of electromagnetic radiation|
phrase|an expression consisting of one or more words forming a grammatical constituent of a sentence|
phrasing|the grouping of musical phrases in a melodic line|
physical|involving the body as distinguished from the mind or spirit|
physique|constitution of the human body|build habitus
pianist|a person who plays the piano|
piccolo|a small flute|
pick|select carefully from a group|
pickle|vegetables preserved in brine or vinegar|
pickup|a light truck with an open body and low sides and a tailboard|
picky|exacting especially about details|finical finicky fussy particular
picnic|a day devoted to an outdoor social gathering|outing
picture|a visual representation produced on a surface|image icon ikon
pictured|seen in the mind as a mental image|envisioned visualized visualised
piddling|small and of little importance|fiddling footling lilliputian little niggling piffling petty picayune trivial
pierce|cut or make a way through|
pierced|having a hole cut through|perforated perforate punctured
pigeon|wild and domesticated birds having a heavy body and short legs|
pigment|dry coloring material|
pike|a broad highway designed for high-speed traffic|expressway freeway motorway superhighway throughway thruway
pile|a collection of objects laid on top of each other|heap mound agglomerate cumulation cumulus
pileup|multiple collisions of vehicles|
pilfer|make off with belongings of others|cabbage purloin pinch abstract snarf swipe hook sneak filch nobble lift
piling|a column of wood or steel or concrete that is driven into the ground to provide support for a structure|pile spile stilt
pillar|a fundamental principle or practice|
pillow|a cushion to support the head of a sleeping person|
pilot|someone who is licensed to operate an aircraft in flight|
pin|to hold fast or prevent from moving|trap immobilize immobilise
pinch|squeeze tightly between the fingers|squeeze twinge tweet nip twitch
pine|a coniferous tree|
pining|a feeling of deep longing|
pink|of a light shade of red|pinkish
pinkie|the finger farthest from the thumb|pinky
pinnacle|a slender upright spire at the top of a buttress of tower|
pinning|a mutual promise of a couple not to date anyone else|
pinpoint|locate exactly|nail
pioneer|open up an area or prepare a way|
pirate|someone who uses another person's words or ideas as if they were his own|plagiarist plagiarizer plagiariser
pit|a sizeable hole|cavity
pitch|throw or toss with a light motion|flip toss sky
pitcher|an open vessel with a handle and a spout for pouring|ewer
pitching|playing the position of pitcher on a baseball team|
pitfall|an unforeseen or unexpected or surprising difficulty|
pithy|concise and full of meaning|sententious
pitiful|inspiring mixed contempt and pity|pathetic pitiable
pitiless|without mercy or pity|remorseless ruthless unpitying
pittance|an inadequate payment|
pitting|the formation of small pits in a surface as a consequence of corrosion|roughness indentation
pity|a feeling of sympathy and sorrow for the misfortunes of others|commiseration ruth pathos
pivotal|being of crucial importance|polar
pixel|the smallest discrete component of an image or picture on a CRT screen|pel
pixie|fairies that are somewhat mischievous|elf hob gremlin pixy brownie imp
pizza|Italian open pie made of thin bread dough spread with a spiced mixture of e.g. tomato sauce and cheese|
pizzazz|the activeness of an energetic personality|dynamism pizzaz oomph zing
placate|cause to be more favorably inclined|pacify lenify conciliate assuage appease mollify gentle gruntle
place|a point located with respect to surface features of some region|spot
placid|free from disturbance by heavy waves|quiet still tranquil smooth unruffled
placidly|in a quiet and tranquil manner|
plaid|a cloth having a crisscross design|tartan
plainly|unmistakably|obviously evidently manifestly patently apparently plain
plan|a series of steps to be carried out or goals to be accomplished|program programme
planet|a person who follows or serves another|satellite
plank|a stout length of sawn timber|board
plankton|the aggregate of small plant and animal organisms that float or drift in great numbers in fresh or salt water|
planned|designed or carried out according to a plan|
planner|a person who makes plans|contriver deviser
planning|an act of formulating a program for a definite course of action|
plant|buildings for carrying on industrial labor|works
planted|deeply rooted|implanted ingrained
planting|the act of fixing firmly in place|
plaque|a small abnormal patch on or inside the body|
plaster|a mixture of lime or gypsum with sand and water|
plastic|capable of being molded or modeled|fictile moldable
plate|base consisting of a rubber slab where the batter stands|home
plateau|a relatively flat highland|tableland
platform|a raised horizontal surface|
platinum|a heavy precious metallic element|pt
platoon|a military unit that is a subdivision of a company|
play|participate in games or sport|
playback|the act of reproducing recorded sound|
player|a person who participates in or is skilled at some game|participant
playful|full of fun and high spirits|
playing|the action of taking part in a game or sport or other recreation|
playoff|any final competition to determine a championship|
playpen|a portable enclosure in which babies may be left to play|pen
playroom|a recreation room for noisy activities|
plead|appeal or request earnestly|
pleasant|affording pleasure|
pleasing|giving pleasure and satisfaction|
pleasure|a fundamental feeling that is hard to define but that people desire to experience|pleasance
pledge|promise solemnly and formally|plight
pledged|bound by or as if by an oath|sworn
plenary|full in all respects|
plenty|a full supply|plentifulness plenteousness plenitude plentitude
plethora|extreme excess|overplus superfluity embarrassment
pliant|capable of being influenced or formed|plastic
plight|a situation from which extrication is difficult especially an unpleasant or trying one|predicament quandary
plod|walk heavily and firmly, as when weary, or through mud|slog footslog trudge pad tramp
plodding|hard monotonous routine work|drudgery grind donkeywork
plot|a secret scheme to do something|game
plotted|with planning and intention|aforethought planned
plowing|tilling the land with a plow|ploughing
pluck|pull or pull out sharply|tweak
plug|blockage consisting of an object designed to fill a hole tightly|stopper stopple
plumage|the light horny waterproof structure forming the external covering of birds|feather plume
plumber|a craftsman who installs and repairs pipes and fixtures and appliances|
plumbing|the occupation of a plumber|plumbery
plummet|drop sharply|plump
plump|sufficiently fat so as to have a pleasing fullness of figure|chubby embonpoint
plunge|thrust or throw into|immerse
plunk|make or move along with a sound as of a horse's hooves striking the ground|clop clump clunk
plush|characterized by extravagance and profusion|lavish lucullan plushy
ply|give what is desired or needed, especially support, food or sustenance|provide supply cater
plywood|a laminate made of thin layers of wood|plyboard
poach|hunt illegally|
pocket|a small pouch inside a garment for carrying small articles|
podium|a platform raised above the surrounding level to give prominence to the person on it|dais pulpit rostrum ambo stump soapbox
poem|a composition written in metrical feet forming rhythmical lines|
poet|a writer of poems|
poetic|characterized by romantic imagery|
poetry|literature in metrical form|poesy verse
poignant|arousing affect|affecting touching
point|a geometric element that has position but no extension|
poke|search or inquire in a meddlesome way|intrude pry nose
poking|a sharp hand gesture|jab jabbing poke thrust thrusting
polar|having a pair of equal and opposite charges|
polarity|a relation between two opposite attributes or tendencies|
polarize|cause to vibrate in a definite pattern|polarise
policy|a plan of action adopted by an individual or social group|
polished|perfected or made shiny and smooth|
polite|showing regard for others in manners, speech, behavior, etc.|
pollen|the fine spores that contain male gametes and that are borne by an anther in a flowering plant|
polygon|a closed plane figure bounded by straight sides|
pompous|puffed up with vanity|grandiloquent overblown pontifical portentous
poncho|a blanket-like cloak with a hole in the center for the head|
pond|a small lake|pool
ponder|reflect deeply on a subject|meditate excogitate contemplate muse reflect mull ruminate speculate
pony|an informal term for a racehorse|
ponytail|a hair style that draws the hair back so that it hangs down in back of the head like a pony's tail|
pooch|round one's lips as if intending to kiss|
poodle|an intelligent dog with a heavy curly solid-colored coat that is usually clipped|
pool|an excavation that is filled with water|
poor|deserving or inciting pity|hapless miserable misfortunate pathetic piteous pitiable pitiful wretched
pop|bulge outward|start protrude bulge
popping|a sharp explosive sound as from a gunshot or drawing a cork|pop
poppy|annual or biennial or perennial herbs having showy flowers|
popular|regarded with great favor, approval, or affection especially by the general public|
populate|be an inhabitant of or reside in|dwell live inhabit
porch|a structure attached to the exterior of a building often forming a covered entrance|
pork|meat from a domestic hog or pig|porc
porous|able to absorb fluids|
porridge|soft food made by boiling oatmeal or other meal or legumes in water or milk until thick|
port|a place where people and merchandise can enter or leave a country|
portable|easily or conveniently transported|
portal|a grand and imposing entrance|
portend|indicate, as with a sign or an omen|bode auspicate prognosticate omen presage betoken foreshadow augur foretell prefigure forecast predict
portent|a sign of something about to happen|omen presage prognostic prognostication prodigy
porter|a person employed to carry luggage and supplies|
portico|a porch or entrance to a building consisting of a covered and often columned area|
portion|something determined in relation to something that includes it|part component constituent
portly|euphemisms for fat'|stout
portrait|a word picture of a person's appearance and character|portrayal portraiture
posh|elegant and fashionable|classy swish
position|the particular portion of space occupied by something|place
positive|characterized by or displaying affirmation or acceptance or certainty etc.|
possible|capable of happening or existing|
post|the position where someone stands or is assigned to stand|station
postal|of or relating to the system for delivering mail|
postcard|a card for sending messages by post without an envelope|
posted|publicly displayed|
postman|a man who delivers the mail|mailman carrier
postmark|a cancellation mark stamped on mail by postal officials|
postpone|hold back to a later time|prorogue table shelve defer remit
posture|the arrangement of the body and its limbs|position attitude
postwar|belonging to the period after a war|
potency|the power or right to give orders or make decisions|authority authorization authorisation dominance
pothole|a pit or hole produced by wear or weathering|chuckhole
potion|a medicinal or magical or poisonous beverage|
potter|do random, unplanned work or activities or spend time idly|putter tinker monkey
pottery|ceramic ware made from clay and baked in a kiln|clayware
pouch|a small or medium size container for holding or carrying things|
poultry|a domesticated gallinaceous bird thought to be descended from the red jungle fowl|fowl
pounce|move down on as if in an attack|swoop
pound|16 ounces avoirdupois|lb
pounding|repeated heavy blows|buffeting
powder|a solid substance in the form of tiny loose particles|pulverization pulverisation
powdered|consisting of fine particles|powdery pulverized pulverised
powdery|consisting of fine particles|powdered pulverized pulverised
power|possession of controlling influence|powerfulness
powerful|having great power or force or potency or effect|
prairie|a treeless grassy plain|
prance|to walk with a lofty proud gait, often in an attempt to impress others|tittup swagger ruffle strut sashay cock
prank|acting like a clown or buffoon|buffoonery clowning japery frivolity harlequinade
prattle|speak rapidly and incessantly|chatter piffle palaver prate twaddle clack maunder blab gibber tattle blabber gabble
preamble|a preliminary introduction to a statute or constitution|
precede|be earlier in time|predate forego forgo antecede antedate
precinct|a district of a city or town marked out for administrative purposes|
precious|characterized by feeling or showing fond affection for|cherished treasured wanted
preclude|keep from happening or arising|prevent forestall foreclose forbid
predict|indicate, as with a sign or an omen|bode portend auspicate prognosticate omen presage betoken foreshadow augur foretell prefigure forecast
preempt|acquire for oneself before others can do so|
preexist|exist beforehand or prior to a certain point in time|
preface|a short introductory essay preceding the text of a book|foreword prolusion
prefect|a chief officer or chief magistrate|
prefer|select as an alternative over another|choose opt
prefix|an affix that is added in front of the word|
prejudge|judge beforehand, especially without sufficient evidence|
prelude|something that serves as a preceding event or introduces what follows|preliminary overture
premium|payment for insurance|
prenatal|occurring or existing before birth|antenatal antepartum
prepaid|used especially of mail|postpaid
prepare|make ready or suitable or equip in advance for a particular purpose or for some use, event, etc|fix ready set
prepared|made ready or fit or suitable beforehand|
prepay|pay for something before receiving it|
presage|indicate, as with a sign or an omen|bode portend auspicate prognosticate omen betoken foreshadow augur foretell prefigure forecast predict
presence|the immediate proximity of someone or something|front
present|temporal sense|
preserve|keep or maintain in unaltered condition|continue uphold
press|force or impel in an indicated direction|urge exhort
pressed|compacted by ironing|
pressing|compelling immediate action|urgent
pressure|the force applied to a unit area of surface|
prestige|a high standing achieved through success or influence or wealth etc.|prestigiousness
presume|take to be the case or to be true|assume
pretend|make believe with the intent to deceive|feign sham affect dissemble
pretense|the act of giving a false appearance|pretence pretending simulation feigning
pretext|something serving to conceal plans|
pretty|to certain extent or degree|reasonably moderately jolly somewhat fairly middling passably
pretzel|glazed and salted cracker typically in the shape of a loose knot|
prevail|be larger in number, quantity, power, status or importance|predominate dominate rule reign
prevent|keep from happening or arising|forestall foreclose preclude forbid
previous|just preceding something else in time or order|old
prewar|existing or belonging to a time before a war|
price|the property of having material worth|cost
pricing|the evaluation of something in terms of its price|
primacy|the state of being first in importance|
primary|of first rank or importance or value|
prime|first in rank or degree|premier
primed|on the point of or strongly disposed|fit set
primer|an introductory textbook|
primeval|having existed from the beginning|aboriginal primal primaeval primordial
priming|the act of making something ready|
primly|in a prissy manner|prissily
primp|dress or groom with elaborate care|preen plume dress
prince|a male member of a royal family other than the sovereign|
princess|a female member of a royal family other than the queen|
printing|text handwritten in the style of printed matter|
printout|the output of a computer in printed form|
prior|earlier in time|anterior before
priority|status established in order of importance or urgency|precedence precedency
privacy|the quality of being secluded from the presence or view of others|privateness seclusion
privy|a room or building equipped with one or more toilets|toilet lavatory lav can john bathroom
pro|an athlete who plays for pay|professional
probable|likely but not certain to be or become true or real|likely
probably|with considerable certainty|likely belike
problem|a state of difficulty that needs to be resolved|job
proceed|continue talking|continue
process|a particular course of action intended to achieve a result|procedure
proclaim|declare formally|
procure|get by special effort|secure
produce|bring forth or yield|
producer|someone who manufactures something|manufacturer
product|commodities offered for sale|merchandise ware
profess|confess one's faith in, or allegiance to|
proffer|present for acceptance or rejection|offer
profile|an analysis representing the extent to which something exhibits various characteristics|
profound|showing intellectual penetration or emotional depth|
profuse|produced or growing in extreme abundance|exuberant lush luxuriant riotous
progeny|the immediate descendants of a person|offspring issue
progress|gradual improvement or growth or development|advancement
prohibit|command against|forbid interdict proscribe veto disallow nix
project|any piece of work that is undertaken or attempted|undertaking task labor
prolific|intellectually productive|fecund fertile
prolong|lengthen in time|protract extend
prom|a formal ball held for a school class toward the end of the academic year|promenade
promo|a message issued in behalf of some product or cause or idea or person or institution|promotion publicity packaging
promote|contribute to the progress or growth of|advance boost further encourage
promoter|someone who is an active supporter and advocate|booster plugger
prompt|give an incentive for action|motivate actuate propel move incite
promptly|with little or no delay|quickly quick
prong|a pointed projection|
pronoun|a function word that is used in place of a noun or noun phrase|
pronto|in a punctual manner|promptly readily
proof|any factual evidence that helps to establish the truth of something|
proofed|treated so as to become resistant|
prop|a support placed beneath or against something to keep it from shaking or falling|
propel|cause to move forward with force|impel
proper|having all the qualities typical of the thing specified|
properly|in the right manner|decently decent right
property|something owned|belongings holding
proposal|an offer of marriage|
propose|present for consideration, examination, criticism, etc.|project
prospect|the possibility of future success|chance
prosper|make steady progress|thrive flourish
protect|shield from danger, injury, destruction, or damage|
protein|any of a large group of nitrogenous organic compounds that are essential constituents of living cells|
proton|a stable particle with positive charge equal to the negative charge of an electron|
protract|lengthen in time|prolong extend
protrude|extend out or project in space|jut project
proud|feeling self-respect or pleasure in something by which you measure your self-worth|
provable|capable of being demonstrated or proved|demonstrable
prove|be shown or be found to be|
proved|established beyond doubt|proven
proven|established beyond doubt|proved
provide|give something useful or necessary to|supply render furnish
province|the territory occupied by one of the constituent administrative districts of a nation|state
proviso|a stipulated condition|provision
provost|a high-ranking university administrator|
prow|front part of a vessel or aircraft|bow fore stem
prowess|a superior skill that you can learn by study and practice and observation|art artistry
prowl|move about in or as if in a predatory manner|
prudence|discretion in practical affairs|
prudent|careful and sensible|
pry|to move or force, especially in an effort to get something open|prise prize lever jimmy
pseudo|not genuine but having the appearance of|
public|people in general considered as a whole|populace world
publish|put into print|print
pucker|to gather something into small wrinkles or folds|rumple cockle crumple knit
puff|smoke and exhale strongly|whiff
puffed|gathered for protruding fullness|puff
pull|direct toward itself or oneself by means of some psychological power or physical attributes|attract draw
pullout|to break off a military action with an enemy|disengagement fallback
pulp|any soft or soggy mass|mush
pulse|a sharp transient wave in the normal electrical state|pulsation pulsing impulse
pulsing|a sharp transient wave in the normal electrical state|pulsation pulse impulse
pump|a mechanical device that moves fluid or gas by pressure or suction|
pumped|tense with excitement and enthusiasm as from a rush of adrenaline|wired
pun|a humorous play on words|punning wordplay paronomasia
punctual|acting or arriving or performed exactly at the time appointed|
puncture|pierce with a pointed object|
pundit|someone who has been admitted to membership in a scholarly field|initiate savant
punitive|inflicting punishment|punitory
punt|kick the ball|
puny|inferior in strength or significance|
pup|young of any of various canines such as a dog or wolf|whelp
pupil|a learner who is enrolled in an educational institution|student educatee
purchase|the acquisition of something for payment|
pure|free of extraneous elements of any kind|
purely|restricted to something|strictly
purify|make pure or free from sin or guilt|purge sanctify
purist|someone who insists on great precision and correctness|
purity|being undiluted or unmixed with extraneous material|pureness
purple|of a color intermediate between red and blue|violet purplish
purport|have the often specious appearance of being, intending, or claiming|
purpose|an anticipated outcome that is intended or that guides your planned actions|intent intention aim design
purse|a container used for carrying money and small personal items or accessories|bag handbag pocketbook
purser|an officer aboard a ship who keeps accounts and attends to the passengers' welfare|
pursue|carry out or participate in an activity|prosecute engage
pursued|a person who is being chased|chased
pursuit|a search for an alternative that meets cognitive criteria|pursuance quest
purvey|supply with provisions|provision
purveyor|someone who supplies provisions|
push|move with force|force
pushing|the act of applying force in order to move something away|push
put|cause to be in a certain state|
putting|hitting a golf ball that is on the green using a putter|putt
puzzle|be a mystery or bewildering to|perplex vex stick get mystify baffle beat pose bewilder flummox stupefy nonplus gravel amaze dumbfound
puzzled|filled with bewilderment|nonplused nonplussed
puzzling|not clear to the understanding|enigmatic enigmatical
quagmire|a soft wet area of low-lying land that sinks underfoot|mire quag morass slack
quail|draw back, as with fear or pain|flinch squinch funk cringe shrink wince recoil
quaint|strange in an interesting or pleasing way|
quake|shake with fast, tremulous movements|quiver palpitate
qualify|prove capable or fit|
quality|an essential and distinguishing attribute of something or someone|
quantity|an adequate or large amount|
quarrel|have a disagreement over something|dispute scrap argufy altercate
quarter|one of four equal parts|fourth quartern
quash|put down by force or intimidation|repress subdue subjugate reduce
quaver|a tremulous sound|
quell|suppress or crush completely|squelch quench
quelled|subdued or overcome|quenched squelched
quelling|forceful prevention|suppression crushing stifling
query|pose a question|question
quest|a search for an alternative that meets cognitive criteria|pursuit pursuance
question|the subject matter at issue|head
quick|accomplished rapidly and without delay|speedy
quickest|most quickly|fastest
quickly|with little or no delay|promptly quick
quiet|characterized by an absence or near absence of agitation or activity|
quietly|with low volume|softly
quill|pen made from a bird's feather|
quilt|bedding made of two layers of cloth filled with stuffing and stitched together|comforter comfort puff
quilted|made of layers of fabric held together by patterned stitching|
quintet|a musical composition for five performers|quintette
quirk|a strange attitude or habit|oddity queerness quirkiness crotchet
quirky|strikingly unconventional|kinky offbeat
quit|put an end to a state or an activity|discontinue stop cease
quite|to the greatest extent|
quitter|a person who gives up too easily|
quiver|shake with fast, tremulous movements|quake palpitate
quixotic|not sensible about practical matters|romantic
quiz|an examination consisting of a few short questions|
quorum|a gathering of the minimal number of members of an organization to conduct business|
quota|a prescribed number|
quote|repeat a passage from|cite
race|move hurridly|rush hotfoot hasten hie speed
rack|framework for holding objects|
racking|causing great physical or mental suffering|wrenching
radiance|the amount of electromagnetic radiation leaving or arriving at a point on a surface|glow glowing
radiate|send out rays or waves|
radical|far beyond the norm|extremist ultra
radio|medium for communication|radiocommunication wireless
radish|pungent fleshy edible root|
radius|the length of a line segment between the center and circumference of a circle or sphere|r
radon|a radioactive gaseous element formed by the disintegration of radium|rn
raft|a flat float that can be used for transport or as a platform for swimmers|
rafter|one of several parallel sloping beams that support a roof|balk baulk
rag|a small piece of cloth or paper|shred tag tatter
ragged|being or dressed in clothes that are worn or torn|
ragtag|disparaging terms for the common people|rabble riffraff
ragtime|music with a syncopated melody|rag
raiding|characterized by plundering or pillaging or marauding|marauding predatory
rail|a barrier consisting of a horizontal bar and supports|railing
railing|a barrier consisting of a horizontal bar and supports|rail
railway|a line of track providing a runway for wheels|railroad
rainbow|an arc of colored light in the sky caused by refraction of the sun's rays by rain|
raincoat|a water-resistant coat|waterproof
raindrop|a drop of rain|
rainfall|water falling in drops from vapor condensed in the atmosphere|rain
rally|a large gathering of people intended to arouse enthusiasm|
rallying|the act of mobilizing for a common purpose|
ram|strike or drive against with a heavy impact|pound
ramble|continue talking or writing in a desultory manner|jog
ramp|an inclined surface connecting two levels|incline
rampant|unrestrained and violent|
ramrod|a rod used to ram the charge into a muzzle-loading firearm|
ranch|farm consisting of a large tract of land along with facilities needed to raise livestock|spread
ranching|farming for the raising of livestock|
random|lacking any definite plan or order or purpose|
range|change or be different within limits|run
ranging|wandering freely|
rank|a row or line of people standing abreast of one another|
rapid|done or occurring in a brief period of time|
rapidity|a rate that is rapid|celerity quickness rapidness speediness
rapport|a relationship of mutual understanding or trust and agreement between people|resonance
rare|not widely known|
rasp|uttering in an irritated tone|rasping
raspy|unpleasantly harsh or grating in sound|grating gravelly rasping rough scratchy
rate|a magnitude or frequency relative to a time unit|
rather|on the contrary|instead
ratified|formally approved and invested with legal authority|sanctioned
ratify|approve and express assent, responsibility, or obligation|sign
rating|an appraisal of the value of something|evaluation valuation
ratio|the relative magnitudes of two quantities|
ration|the food allowance for one day|
rational|consistent with or based on or using reason|
rationed|distributed equitably in limited individual portions|
rattle|make short successive sounds|
rattled|thrown into a state of agitated confusion|flustered perturbed
rattling|a rapid series of short loud sounds|rattle rale
raucous|unpleasantly loud and harsh|strident
raveling|a bit of fiber that has become separated from woven fabric|ravelling
ravine|a deep narrow steep-sided valley|
raw|being unprocessed or manufactured using only simple or minimal processes|natural rude
rayon|a synthetic silklike fabric|
razor|edge tool used in shaving|
react|act against or in opposition to|oppose
reaction|a process in which one or more substances are changed into others|
reader|someone who contracts to receive and pay for a service or a certain number of issues of a publication|subscriber
readily|without much difficulty|
reading|the cognitive process of understanding a written linguistic message|
ready|completely prepared or in condition for immediate action or use or progress|
readying|the activity of putting or setting in order in advance of some act or purpose|preparation
realism|the attribute of accepting the facts of life and favoring practicality and literal truth|pragmatism
realist|a philosopher who believes that universals are real and exist independently of anyone thinking of them|
reality|all of your experiences that determine how things appear to you|world
really|in actual fact|actually
realm|a domain in which something is dominant|kingdom land
realty|property consisting of houses and land|immovable
reap|gather, as of natural products|harvest glean
reappear|appear again|
rearing|the properties acquired as a consequence of the way you were treated as a child|raising nurture
reason|a rational motive for a belief or action|ground
reasoned|logically valid|sound
reassure|cause to feel sure|assure
rebuff|reject outright and bluntly|snub repel
rebuke|censure severely or angrily|rag trounce lecture reprimand jaw scold chide berate remonstrate lambaste lambast
rebut|overthrow by argument, evidence, or proof|refute
recall|go back to something earlier|return
recant|formally reject or disavow a formerly held belief, usually under pressure|abjure forswear retract resile
recede|pull back or move away or backward|withdraw retreat retire
receipt|an acknowledgment that payment has been made|
receive|get something|have
receiver|a person who liquidates assets or preserves them for the benefit of affected parties|liquidator
recent|of the immediate past or just previous to the present time|late
recipe|directions for making something|formula
recital|the act of giving an account describing incidents or a course of events|narration yarn
recite|repeat aloud from memory|
reckless|marked by defiant disregard for danger or consequences|foolhardy heady rash
reckon|expect, believe, or suppose|think opine suppose imagine guess
recluse|one who lives in solitude|hermit solitary solitudinarian troglodyte
recoil|draw back, as with fear or pain|flinch squinch funk cringe shrink wince quail
record|anything providing permanent evidence of or information about past events|
recorded|set down or registered in a permanent form especially on film or tape for reproduction|
recount|narrate or give a detailed account of|tell narrate recite
recoup|reimburse or compensate, as for a loss|reimburse
recourse|act of turning to for assistance|resort refuge
recover|get or find back|retrieve find regain
recovery|return to an original state|
recreate|give new life or energy to|animate reanimate revive renovate repair quicken vivify revivify
recruit|register formally as a participant or member|enroll inscribe enter enrol
recur|happen or occur again|repeat
redden|turn red, as if in embarrassment or shame|blush crimson flush
reddish|of a color at the end of the color spectrum|red ruddy carmine cerise cherry crimson ruby scarlet
redeem|save from sins|deliver save
redeemed|saved from the bondage of sin|ransomed
redefine|give a new or different definition to|
redesign|design anew, make a new design for|
redirect|channel into a new direction|airt
redraft|a draft for the amount of a dishonored draft plus the costs and charges of drafting again|
redress|a sum of money paid in compensation for loss or injury|damages amends indemnity indemnification restitution
reduce|make less complex|
reduced|made less in size or amount or degree|decreased
reducing|any process in which electrons are added to an atom or ion|reduction
reef|a submerged ridge of rock or coral near the surface of the water|
reenact|enact or perform again|
reentry|the act of entering again|
ref|the chief official who is expected to ensure fair play|referee
referee|the chief official who is expected to ensure fair play|ref
refill|fill something that had previously been emptied|replenish
refine|improve or perfect by pruning or polishing|polish down
refined|cultivated and genteel|
refinery|an industrial plant for purifying a crude substance|
refining|the process of removing impurities|refinement purification
refinish|give a new surface|
reflect|manifest or bring back|
reflex|an automatic instinctive unlearned reaction to a stimulus|
reform|a change for the better as a result of correcting abuses|
refrain|the part of a song where a soloist is joined by a group of singers|chorus
refuel|provide with additional fuel, as of aircraft, ships, and cars|
refund|money returned to a payer|
refuse|show unwillingness towards|decline
refute|overthrow by argument, evidence, or proof|rebut
regain|get or find back|recover retrieve find
regal|belonging to or befitting a supreme ruler|imperial majestic purple royal
regale|provide with choice or abundant food or drink|treat
regard|look at attentively|consider
regatta|a meeting for boat races|
region|the extended spatial location of something|part
register|record in writing|
registry|an official written record of names or events or transactions|register
regroup|organize anew, as after a setback|reorganize reorganise
regular|in accordance with fixed order or procedure or principle|
regulate|fix or adjust the time, amount, degree, or rate of|modulate
rehash|present or use over, with no or few changes|
reissue|a publication that is reprinted without changes or editing and offered again for sale|reprint reprinting
reject|refuse to accept or acknowledge|
rejected|rebuffed without warning|jilted spurned
rejoice|feel happiness or joy|joy
relate|make a logical or causal connection|associate link colligate connect
related|being connected either logically or causally or by shared characteristics|
relation|an abstraction belonging to or characteristic of two entities or parts together|
relative|estimated by comparison|comparative
relax|become less tense, rest, or take one's ease|unbend unwind decompress
relaxed|without strain or anxiety|
relaxing|affording physical or mental rest|restful reposeful
relay|the act of passing something along from one person or group to another|
release|merchandise issued for sale or public showing|
relegate|refer to another person for decision or judgment|submit
relent|give in, as to influence or pressure|yield soften
relevant|having a bearing on or connection with the subject at issue|
reliable|worthy of reliance or trust|dependable
reliably|in a faithful manner|faithfully dependably
reliance|certainty based on past experience|trust
reliant|relying on another for support|
relic|an antiquity that has survived from the distant past|
relief|the feeling that comes when something burdensome is removed or reduced|alleviation assuagement
relieve|free someone temporarily from his or her obligations|
relieved|made easier to bear|alleviated eased
relish|vigorous and enthusiastic enjoyment|gusto zest zestfulness
relive|experience again, often in the imagination|
reliving|a recurrence of a prior experience|
rely|have faith or confidence in|count bet depend swear bank look calculate reckon
remain|stay the same|stay rest
remaking|creation that is created again or anew|remake
remark|make mention of|note observe mention
remarry|marry, not for the first time|
remedial|tending or intended to rectify or improve|
remedy|set straight or right|rectify remediate repair amend
remember|recall knowledge from memory|retrieve recall recollect think
remind|put in the mind of someone|
reminder|a message that helps you remember something|
remiss|failing in what duty requires|derelict delinquent neglectful
remit|send in payment|
remnant|a small part or portion that remains after the main part no longer exists|leftover
remodel|do over, as of a house|reconstruct redo
remote|located far away spatially|distant
rename|assign a new name to|
render|cause to become|
rending|resembling a sound of violent tearing as of something ripped apart or lightning splitting a tree|ripping splitting
renew|reestablish on a new, usually improved, basis or make new or like new|regenerate
renewal|the conversion of wasteland into land suitable for use of habitation or cultivation|reclamation rehabilitation
renewed|restored to a new condition|
renewing|tending to impart new life and vigor to|restorative reviving revitalizing revitalising
renown|the state or quality of being widely honored and acclaimed|fame celebrity
renowned|widely known and esteemed|celebrated famed famous illustrious notable noted
rent|let for money|lease
renting|the act of paying for the use of something|rental
reopen|open again or anew|
repair|restore by replacing a part or putting together what is torn or broken|mend fix bushel doctor restore
repeal|cancel officially|revoke annul lift countermand reverse overturn rescind vacate
repeat|to say, state, or perform again|reiterate ingeminate iterate restate retell
repeated|recurring again and again|perennial recurrent
repel|cause to move back by force or influence|drive repulse
repent|turn away from sin or do penitence|atone
rephrase|express the same message in different words|paraphrase reword
replace|substitute a person or thing for|
replica|copy that is not the original|replication reproduction
reply|react verbally|answer respond
report|to give an account or representation of in words|describe account
reported|made known or told about|
repose|freedom from activity|rest ease relaxation
repress|put down by force or intimidation|quash subdue subjugate reduce
reprieve|a relief from harm or discomfort|respite
reproach|a mild rebuke or criticism|
repulse|force or drive back|repel rebuff
repute|look on as or consider|esteem
request|express the need or desire for|bespeak quest
require|consider obligatory|ask expect
required|necessary for relief or supply|needed needful requisite
rerun|broadcast again, as of a film|rebroadcast
resale|the selling of something purchased|
rescind|cancel officially|revoke annul lift countermand reverse repeal overturn vacate
rescue|free from harm or evil|deliver
rescued|delivered from danger|reclaimed
research|systematic investigation to establish facts|
resent|feel bitter or indignant about|
reserve|hold back or set aside, especially for future use or contingency|
reside|make one's home in a particular place or community|shack domicile domiciliate
resident|someone who lives at a particular place for a prolonged period or who was born there|occupant occupier
residual|relating to or indicating a remainder|residuary
residue|matter that remains after something has been removed|
resign|leave voluntarily|vacate renounce
resist|elude, especially in a baffling way|defy refuse
resolute|firm in purpose or belief|
resolve|bring to an end|decide settle adjudicate
resort|have recourse to|recur
resound|ring or echo with sound|echo ring reverberate
resource|available source of wealth|
respect|a detail or point|regard
respite|a relief from harm or discomfort|reprieve
respond|react verbally|answer reply
response|a bodily process occurring due to the effect of some antecedent stimulus or agent|reaction
restate|to say, state, or perform again|repeat reiterate ingeminate iterate retell
restful|affording physical or mental rest|reposeful relaxing
restive|being in a tense state|edgy jittery jumpy nervy overstrung uptight
restless|worried and uneasy|ungratified unsatisfied
restore|return to its original or usable and functioning condition|reconstruct
restrain|to close within bounds, or otherwise limit or deprive of free movement|confine hold constrain
resubmit|submit again to a program or automatic system|
result|a phenomenon that follows and is caused by some previous phenomenon|consequence effect outcome event issue upshot
resume|take up or begin anew|restart
retail|the selling of goods to consumers|
retain|hold back within|
retained|continued in your keeping or use or memory|maintained
retaking|the act of taking something back|recapture
rethink|change one's mind|
retina|the innermost light-sensitive membrane covering the back wall of the eyeball|
retinue|the group following and attending to some important person|cortege suite entourage
retire|withdraw from active participation|withdraw
retired|no longer active in your work or profession|
retort|a quick reply to a question or remark|rejoinder return riposte replication comeback counter
retrace|to go back over again|trace
retract|formally reject or disavow a formerly held belief, usually under pressure|abjure recant forswear resile
retreat|pull back or move away or backward|withdraw recede retire
retrieve|get or find back|recover find regain
retry|hear or try a court case anew|rehear
return|go or come back to place, condition, or activity where one has been before|
reunion|a party of former associates who have come together again|
reunite|unify again, as of a country|reunify
reuse|use again after processing|recycle reprocess
rev|increase the number of rotations per minute|
revamp|to patch up or renovate|
reveal|make visible|unveil
revel|take delight in|delight enjoy
revelry|unrestrained merrymaking|revel
revenue|the entire amount of income before any deductions are made|gross receipts
revere|love unquestioningly and uncritically or to excess|idolize idolise worship
revered|profoundly honored|august venerable
reverie|absentminded dreaming while awake|revery daydream daydreaming oneirism
reversal|a change from one state to the opposite state|
reverse|change to the contrary|turn
revert|go back to a previous state|return retrovert regress
review|look at again|reexamine
reviewer|someone who reads manuscripts and judges their suitability for publication|referee reader
revile|spread negative information about|vilify vituperate rail
revision|the act of rewriting something|revisal revise rescript
revival|bringing again into activity and prominence|resurgence revitalization revitalisation revivification
revive|cause to regain consciousness|resuscitate
reviving|tending to impart new life and vigor to|renewing restorative revitalizing revitalising
revolve|turn on or around an axis or a center|rotate
revolved|turned in a circle around an axis|rotated
revue|a variety show with topical sketches and songs and dancing and comedians|review
reward|a recompense for worthy acts or retribution for wrongdoing|wages payoff
rework|use again in altered form|retread
rewrite|write differently|
rhubarb|long pinkish sour leafstalks usually eaten cooked and sweetened|pieplant
rhyme|correspondence in the sounds of two or more lines|rime
rhymed|having corresponding sounds especially terminal sounds|rhyming riming
rhyming|having corresponding sounds especially terminal sounds|rhymed riming
rhythm|recurring at regular intervals|
rhythmic|recurring with measured regularity|rhythmical
rib|any of the 12 pairs of curved arches of bone extending from the spine to or toward the sternum in humans|costa
ribbon|any long object resembling a thin line|thread
rice|grains used as food either unpolished or more often polished|
rich|possessing material wealth|
richly|to an ample degree or in an ample manner|amply
richness|the property of being extremely abundant|profusion profuseness cornucopia
rickety|inclined to shake as from weakness or defect|shaky wobbly wonky
rid|relieve from|free disembarrass
riddle|pierce with many holes|
riddled|damaged throughout by numerous perforations or holes|
ride|sit and travel on the back of animal, usually while controlling its motions|sit
rider|a clause that is appended to a legislative bill|
ridge|a long narrow natural elevation or striation|
rifling|the cutting of spiral grooves on the inside of the barrel of a firearm|grooving
rift|a gap between cloud masses|
rig|gear for a particular enterprise|
rightful|legally valid|
rightly|with honesty|justly justifiedly
rigid|incapable of or resistant to bending|stiff
rigorous|rigidly accurate|strict
riled|aroused to impatience or anger|annoyed irritated miffed nettled peeved pissed roiled steamed stung
rim|the shape of a raised edge of a more or less circular object|
rimmed|having a rim or a rim of a specified kind|
rind|the natural outer covering of food|
ringside|first row of seating|
rink|building that contains a surface for ice skating or roller skating|
rinse|wash off soap or remaining dirt|
rinsing|the removal of soap with clean water in the final stage of washing|rinse
rioter|troublemaker who participates in a violent disturbance of the peace|
riotous|produced or growing in extreme abundance|exuberant lush luxuriant profuse
rip|tear or be torn violently|rend rive pull
ripe|fully developed or matured and ready to be eaten or used|mature
ripened|of wines, fruit, cheeses|aged
ripening|coming to full development|maturation maturement
ripped|stupefied or excited by a chemical substance|intoxicated drunk inebriated gone
ripping|resembling a sound of violent tearing as of something ripped apart or lightning splitting a tree|rending splitting
ripple|a small wave on the surface of a liquid|rippling riffle wavelet
rippling|a small wave on the surface of a liquid|ripple riffle wavelet
risen|above the horizon|
risk|expose to a chance of loss or damage|
ritzy|luxuriously elegant|
rival|be equal to in quality or ability|equal touch match
rivalry|the act of competing as for profit or a prize|competition contention
river|a large natural stream of water|
riverbed|a channel occupied by a river|
rivet|direct one's attention on something|concentrate focus center centre pore
riveting|capable of arousing and holding the attention|absorbing engrossing fascinating gripping
roadside|edge of a way or road or path|wayside
roadway|a road over which vehicles travel|
roam|move about aimlessly or without any destination, often in search of food or employment|roll wander swan stray tramp cast ramble rove range drift vagabond
roar|make a loud noise, as of wind, water, or vehicles|howl
roaring|a deep prolonged loud noise|boom roar thunder
roast|cook with dry heat, usually in an oven|
roasted|cooked by dry heat in an oven|roast
roasting|cooking by dry heat in an oven|
robe|any loose flowing garment|
robed|dressed or clothed especially in fine attire|appareled attired dressed garbed garmented habilimented
robot|a mechanism that can move automatically|automaton golem
robust|sturdy and strong in form, constitution, or construction|
rock|a lump or mass of hard consolidated mineral matter|stone
rocket|a jet engine containing its own propellant and driven by reaction propulsion|
rod|a long thin implement made of metal or wood|
rodeo|an exhibition of cowboy skills|
rolling|uttered with a trill|rolled trilled
romance|a relationship between two lovers|
romantic|a soulful or amorous idealist|
roof|a protective covering that covers or forms the top of a building|
rooftop|the top of a roof|
rookie|an awkward and inexperienced youth|cub greenhorn
room|an area within a building enclosed by walls and floor and ceiling|
roomful|the quantity a room will hold|
roommate|an associate who shares a room with you|roomie roomy
roost|sit, as on a branch|perch rest
rooster|adult male chicken|cock
rope|a strong line|
roping|capturing cattle or horses with a lasso|
roster|a list of names|roll
rostrum|a platform raised above the surrounding level to give prominence to the person on it|dais podium pulpit ambo stump soapbox
rosy|reflecting optimism|
rotate|turn on or around an axis or a center|revolve
rotated|turned in a circle around an axis|revolved
rotor|the rotating armature of a motor or generator|
roughly|imprecise but fairly close to correct|approximately about some around
round|having the shape or form of a circle|circular
roundup|the activity of gathering livestock together so that they can be counted or branded or sold|
rouse|become active|bestir
routine|an unvarying or habitual method or procedure|
rove|move about aimlessly or without any destination, often in search of food or employment|roll wander swan stray tramp roam cast ramble range drift vagabond
rowboat|a small boat of shallow draft with cross thwarts for seats and rowlocks for oars with which it is propelled|dinghy dory
rowdy|a cruel and brutal fellow|bully tough hooligan ruffian roughneck yob yobo yobbo
royal|of or relating to or indicative of or issued or performed by a king or queen or other monarch|
royalty|payment to the holder of a patent or copyright or resource for the right to use their property|
rub|move over something with pressure|
rubbish|worthless material that is to be disposed of|trash scrap
rubble|the remains of something that has been destroyed or broken up|debris dust junk detritus
rubric|an authoritative rule of conduct or procedure|
rucksack|a bag carried by a strap on your back or shoulder|backpack knapsack packsack haversack
ruckus|the act of making a noisy disturbance|commotion din ruction rumpus tumult
rudder|a hinged vertical airfoil mounted at the tail of an aircraft and used to make horizontal course changes|
ruddy|inclined to a healthy reddish color often associated with outdoor life|rubicund florid sanguine
rude|socially incorrect in behavior|unmannered unmannerly
rudely|in an impolite manner|impolitely discourteously
rudeness|a manner that is rude and insulting|discourtesy
rudiment|the remains of a body part that was functional at an earlier stage of life|
rueful|feeling or expressing pain or sorrow for sins or offenses|contrite remorseful ruthful
ruffle|stir up so as to form ripples|ripple riffle cockle undulate
ruffled|shaken into waves or undulations as by wind|rippled
rug|floor covering consisting of a piece of thick heavy fabric|carpet carpeting
rugby|a form of football played with an oval ball|rugger
rugged|sturdy and strong in constitution or construction|
ruin|destroy completely|destroy demolish
ruined|destroyed physically or morally|destroyed
ruining|destruction achieved by causing something to be wrecked or ruined|ruin ruination wrecking
ruinous|extremely harmful|catastrophic
rule|a principle or condition that customarily governs behavior|regulation
ruled|subject to a ruling authority|
ruling|the reason for a court's judgment|opinion
rumble|a loud low dull continuous noise|rumbling grumble grumbling
rummage|search haphazardly|
run|move fast by using one's feet, with one foot off the ground at any given time|
runaway|completely out of control|
rundown|a concluding summary|summation
runner|someone who imports or exports without paying duties|smuggler contrabandist
running|a play in which a player attempts to carry the ball through or past the opposing team|run
runny|characteristic of a fluid|fluid
rural|living in or characteristic of farming or country life|
rush|move hurridly|hotfoot hasten hie speed race
rushed|done under pressure|rush
rushing|an attempt to advance the ball by running into the line|rush
rust|become destroyed by water, air, or a corrosive such as an acid|corrode
rustic|characteristic of rural life|countrified countryfied
rusting|the formation of reddish-brown ferric oxides on iron by low-temperature oxidation in the presence of water|rust
rustle|make a dry crackling sound|
rut|a groove or furrow|
rutted|full of ruts|rutty
sacked|having been robbed and destroyed by force and violence|despoiled pillaged raped ravaged
sad|experiencing or showing sorrow or unhappiness|
saddle|a seat for the rider of a horse or other animal|
safari|an overland journey by hunters|campaign
safe|free from danger or the risk of harm|
safety|the state of being certain that adverse effects will not be caused by some agent under defined conditions|
saga|a narrative telling the adventures of a hero or a family|
sage|a mentor in spiritual and philosophical topics who is renowned for profound wisdom|
said|being the one previously mentioned or spoken of|aforesaid aforementioned
sailboat|a small sailing vessel|
sailing|the work of a sailor|seafaring navigation
sailor|any member of a ship's crew|crewman
sake|a reason for wanting something done|interest
salad|food mixtures either arranged on a plate or tossed and served with a moist dressing|
salami|highly seasoned fatty sausage of pork and beef usually dried|
salary|something that remunerates|wage pay earnings remuneration
salesman|a man salesperson|
salient|having a quality that thrusts itself into attention|outstanding prominent spectacular striking
sally|witty remark|wisecrack crack quip
salmon|any of various large food and game fishes of northern waters|
salon|gallery where works of art can be displayed|
salt|a compound formed by replacing hydrogen in an acid by a metal|
salting|the act of adding salt to food|
salty|engagingly stimulating or provocative|piquant
salute|propose a toast to|toast drink pledge wassail
salvage|save from ruin, destruction, or harm|salve relieve save
salve|semisolid preparation applied externally as a remedy or for soothing an irritation|ointment unction unguent balm
same|closely similar or comparable in kind or quality or quantity or degree|
sameness|the quality of being alike|
sample|a small part of something intended as representative of the whole|
sampling|the selection of a suitable sample for study|
sanction|formal and explicit approval|countenance endorsement indorsement warrant imprimatur
sand|a loose material consisting of grains of rock or coral|
sandal|a shoe consisting of a sole fastened by straps to the foot|
sandman|an elf in fairy stories who sprinkles sand in children's eyes to make them sleepy|
sandwich|two slices of bread with a filling between them|
sandy|of hair color|flaxen
sane|mentally healthy|
sanity|normal or sound powers of mind|saneness
sarcasm|witty language used to convey insults or scorn|irony satire
sardine|small fatty fish usually canned|pilchard
sardonic|disdainfully or ironically humorous|snarky
sash|a framework that holds the panes of a window in the window frame|
sassy|improperly forward or bold|fresh impertinent impudent overbold smart saucy wise
sat|the seventh and last day of the week|saturday sabbatum
satin|a smooth fabric of silk or rayon|
satirist|a humorist who uses ridicule and irony and sarcasm|ironist ridiculer
satirize|ridicule with satire|satirise lampoon
satisfy|meet the requirements or expectations of|fulfill fulfil
saturate|cause to unite with the greatest possible amount of another substance|
sauce|flavorful relish or dressing or topping served as an accompaniment to food|
saucepan|a deep pan with a handle|
sausage|highly seasoned minced meat stuffed in casings|
save|to keep up and reserve for personal or special use|preserve
saving|an act of economizing|economy
savoring|taking a small amount into the mouth to test its quality|tasting savouring relishing degustation
savory|morally wholesome or acceptable|savoury
savvy|get the meaning of something|grok comprehend dig grasp compass apprehend
sawdust|fine particles of wood made by sawing wood|
say|express in words|state tell
saying|a word or phrase that particular people use in particular situations|expression locution
scale|an ordered reference standard|
scaled|having the body covered or partially covered with thin horny plates, as some fish and reptiles|scaly scaley
scamper|to move about or proceed hurriedly|scurry skitter scuttle
scan|examine minutely or intensely|
scant|less than the correct or legal or full amount often deliberately so|light short
scarce|only a very short time before|barely hardly just scarcely
scarcely|only a very short time before|barely hardly just scarce
scarcity|a small and inadequate amount|scarceness
scarf|a garment worn around the head or neck or shoulders for warmth or decoration|
scarred|deeply affected or marked by mental or physical pain or injury|
scatter|to cause to separate and go in different directions|disperse dissipate dispel
scenario|an outline or synopsis of a play|
scenery|the painted structures of a stage set that are intended to suggest a particular locale|scene
scenic|used of locations|
scented|having the sense of smell|
schedule|plan for an activity or event|
scheme|an elaborate and systematic plan of action|strategy
scholar|a learned person|bookman student
school|an educational institution|
science|ability to produce solutions in some problem domain|skill
scoff|laugh at with contempt and derision|jeer flout barrack gibe
scold|censure severely or angrily|rebuke rag trounce lecture reprimand jaw chide berate remonstrate lambaste lambast
scolding|rebuking a person harshly|chiding objurgation
scoot|run or move very quickly or hastily|dart dash scud flash shoot
scorched|dried out by heat or excessive exposure to sunlight|adust baked parched sunbaked
score|a number or letter indicating quality|mark grade
scoring|evaluation of performance by assigning a grade or score|marking grading
scoured|worn away as by water or ice or wind|eroded
scouring|moving over territory to search for something|
scout|explore, often with the goal of finding something or somebody|reconnoiter reconnoitre
scouting|exploring in order to gain information|reconnoitering reconnoitring
scowl|frown with displeasure|
scowling|sullen or unfriendly in appearance|
scraggly|ragged, thin, or untidy in appearance|
scram|leave immediately|get
scramble|to move hurriedly|
scrap|a small fragment of something broken off from the whole|bit chip flake fleck
scraping|a fragment scraped off of something and collected|
scrappy|full of fighting spirit|
scratch|cause friction|rub fray fret chafe
scratchy|causing abrasion|abrasive
scrawl|write carelessly|scribble
screech|a high-pitched noise resembling a human cry|screeching shriek shrieking scream screaming
screen|a white or silvered surface where pictures can be projected for viewing|
scribble|write down quickly without much attention to detail|scrabble
scribe|score a line on with a pointed instrument, as in metalworking|
scrimp|subsist on a meager allowance|stint skimp
script|a written version of a play or other dramatic composition|book playscript
scripted|written as for a film or play or broadcast|written
scrounge|collect or look around for|forage
scrub|clean with hard rubbing|scour
scruffy|shabby and untidy|seedy
scrutiny|the act of examining something closely|examination
scuff|walk without lifting the feet|drag
scuffle|disorderly fighting|hassle tussle dogfight
scurry|to move about or proceed hurriedly|scamper skitter scuttle
scuttle|to move about or proceed hurriedly|scurry scamper skitter
seafood|edible fish or shellfish or roe etc|
seal|fastener consisting of a resinous composition that is plastic when warm|
seaport|a sheltered port where ships can take on or discharge cargo|haven harbor harbour
sear|make very hot and dry|scorch
search|the activity of looking thoroughly in order to find something or someone|hunt hunting
seared|having the surface burned quickly with intense heat|
searing|severely critical|
seashell|the shell of a marine organism|
seashore|the shore of a sea or ocean|coast seacoast
seaside|the shore of a sea or ocean regarded as a resort|seaboard
season|a period of the year marked by special events or activities in some field|
seat|a space reserved for sitting|place
seated|having the torso erect and legs bent with the body supported on the buttocks|sitting
seaweed|plant growing in the sea, especially marine algae|
secede|withdraw from an organization or communion|splinter
seclude|keep away from others|sequester sequestrate withdraw
secluded|hidden from general view or use|privy secret
second|coming next after the first in position in space or time or degree or magnitude|
secrecy|the condition of being concealed or hidden|privacy privateness concealment
secret|not open or public|
section|a self-contained part of a larger composition|subdivision
sector|a plane figure bounded by two radii and the included arc of a circle|
secure|get by special effort|procure
security|the state of being free from danger or injury|
sedan|a car that is closed and that has front and rear seats and two or four doors|saloon
sediment|matter that has been deposited by some natural process|deposit
seedling|young plant or tree grown from a seed|
seek|try to get or reach|
seeming|appearing as such but not necessarily so|apparent ostensible
seep|pass gradually or leak through or as if through small openings|ooze
seepage|the process of seeping|ooze oozing
seeping|leaking out slowly|oozing oozy
seer|a person with unusual powers of foresight|visionary illusionist
seething|in constant agitation|
segment|one of several parts or pieces that fit with others to constitute a whole object|section
select|of superior grade|choice prime prize quality
selected|chosen in preference to another|
self|your consciousness of your own identity|ego
selfish|concerned chiefly or only with yourself and your advantage to the exclusion of others|
selfless|showing unselfish concern for the welfare of others|altruistic
selling|the exchange of goods for an agreed sum of money|merchandising marketing
semantic|of or relating to meaning or the study of meaning|
send|cause to go somewhere|direct
sending|the act of causing something to go|
senior|an undergraduate student during the year preceding graduation|
sensed|detected by instinct or inference rather than by recognized perceptual cues|perceived
sensible|showing reason or sound judgment|reasonable
sensibly|with good sense or in a reasonable or intelligent manner|sanely reasonably
sensing|the perception that something has occurred or some state exists|detection
sensory|of a nerve fiber or impulse originating outside and passing toward the central nervous system|centripetal receptive
sentence|a string of words satisfying the grammatical rules of a language|
sentry|a person employed to keep watch for some anticipated event|lookout sentinel watch spotter scout picket
separate|act as a barrier between|divide
sequence|serial arrangement in which things follow in logical order or a recurrent pattern|
sequin|adornment consisting of a small piece of shiny material used to decorate clothing|spangle diamante
serenade|a musical composition in several movements|divertimento
serenity|a disposition free from stress or emotion|repose quiet placidity tranquillity tranquility
serious|concerned with work or important matters rather than play or trivialities|
serpent|limbless scaly elongate reptile|snake ophidian
serrated|notched like a saw with teeth pointing toward the apex|serrate toothed notched
serve|do duty or hold offices|
service|work done by one person or group that benefits another|
session|the time during which a school holds classes|
set|put into a certain place or abstract location|put place pose position lay
setback|an unfortunate happening that hinders or impedes|reverse reversal blow
setting|the context and environment in which something is set|scene
settle|bring to an end|decide resolve adjudicate
settled|established or decided beyond dispute or doubt|
settling|a gradual sinking to a lower level|subsiding subsidence
setup|equipment designed to serve a specific function|apparatus
seven|being one more than six|vii
seventh|coming next after the sixth and just before the eighth in position|
seventy|being ten more than sixty|lxx
several|of an indefinite number more than 2 or 3 but not many|
severe|intensely or extremely bad or unpleasant in degree or quality|terrible wicked
severely|with sternness|sternly
severity|used of the degree of something undesirable e.g. pain or weather|badness severeness
shabby|showing signs of wear and tear|ratty tatty
shack|small crude shelter used as a dwelling|hovel hut hutch shanty
shade|relative darkness caused by light rays being intercepted by an opaque body|shadiness shadowiness
shading|graded markings that indicate light or shaded areas in a drawing or painting|
shadow|an unilluminated area|darkness dark
shadowed|filled with shade|shady shadowy umbrageous
shadowy|filled with shade|shady shadowed umbrageous
shake|move or cause to move back and forth|agitate
shaken|disturbed psychologically as if by a physical jolt or shock|jolted
shakeup|the imposition of a new organization|reorganization reorganisation
shaking|the act of causing something to move up and down with quick movements|
shallow|lacking physical depth|
shamble|walk by dragging one's feet|shuffle scuffle
shanty|small crude shelter used as a dwelling|hovel hut hutch shack
shape|any spatial attributes|form configuration contour conformation
shaping|any process serving to define the shape of something|defining
share|assets belonging to or due to or contributed by an individual person or group|portion part percentage
shared|have in common|
sharp|clearly defined|crisp
sharpen|make crisp or more crisp and precise|
sharper|a professional card player who makes a living by cheating at card games|cardsharp cardsharper sharpie sharpy
sharply|in an aggressive manner|aggressively
shatter|break into many pieces|
shave|remove body hair with a razor|
shaved|having the beard or hair cut off close to the skin|shaven
shaving|the act of removing hair with a razor|shave
shawl|cloak consisting of an oblong piece of cloth used to cover the head and shoulders|
sheaf|a package of several things tied together for carrying or storing|bundle
shearing|removing by cutting off or clipping|
sheath|a protective covering|
sheathed|enclosed in a protective covering|
shed|pour out in drops or small quantities or as if in drops or small quantities|spill
sheen|the visual property of something that shines with reflected light|shininess luster lustre
sheep|woolly usually horned ruminant mammal related to the goat|
sheet|any broad thin expanse or surface|
shelf|a support that consists of a horizontal surface for holding objects|
shell|ammunition consisting of a cylindrical metal casing containing an explosive charge and a projectile|
shelling|the heavy fire of artillery to saturate an area rather than hit a specific target|barrage battery bombardment
shelter|a structure that provides privacy and protection from danger|
shelve|hold back to a later time|postpone prorogue table defer remit
shepherd|a clergyman who watches over a group of people|
sherbet|a frozen dessert made primarily of fruit juice and sugar, but also containing milk or egg-white or gelatin|sherbert
sheriff|the principal law-enforcement officer in a county|
shield|protect, hide, or conceal from danger or harm|screen
shift|change place or direction|dislodge reposition
shifting|continuously varying|
shin|the front part of the human leg between the knee and the ankle|
shine|be bright by reflecting or casting light|reflect
shining|marked by exceptional merit|
shiny|reflecting light|glistening glossy lustrous sheeny shining
ship|a vessel that carries passengers or freight|
shipload|the amount of cargo that can be held by a boat or ship or a freight car|boatload carload
shipment|goods carried by a large vehicle|cargo lading freight load loading payload consignment
shipping|the commercial enterprise of moving goods and materials|transportation transport
shipyard|a workplace where ships are built or repaired|
shirking|the evasion of work or duty|slacking soldiering goldbricking
shirt|a garment worn on the upper half of the body|
shirting|any of various fabrics used to make men's shirts|
shiver|tremble convulsively, as from fear or excitement|shudder throb thrill
shod|wearing footgear|shodden shoed
shoelace|a lace used for fastening shoes|shoestring
shook|a disassembled barrel|
shop|a mercantile establishment for the retail sale of goods or services|store
shopper|someone who visits stores in search of articles to buy|
shopping|searching for or buying goods or services|
shore|the land along the edge of a body of water|
short|primarily temporal sense|long
shortage|the property of being an amount by which something is less than expected or required|deficit shortfall
shortcut|a route shorter than the usual one|cutoff crosscut
shorten|reduce in scope while retaining essential elements|abridge foreshorten abbreviate cut contract reduce
shortly|in the near future|soon presently
shoulder|the part of the body between the neck and the upper arm|
shout|utter in a loud voice|
shouted|in a vehement outcry|yelled
shouting|encouragement in the form of cheers from spectators|cheering
shove|come into rough contact with while moving|jostle
shovel|a hand tool for lifting loose material|
show|give an exhibition of to an interested audience|demo exhibit present demonstrate
showcase|a setting in which something can be displayed to best effect|
showdown|a hostile disagreement face-to-face|confrontation encounter
shower|a plumbing fixture that sprays water over you|
showing|the display of a motion picture|screening viewing
showroom|an area where merchandise can be displayed|salesroom saleroom
showy|marked by ostentation but often tasteless|flamboyant splashy
shred|a tiny or scarcely detectable amount|scintilla whit iota tittle smidgen smidgeon smidgin smidge
shredded|prepared by cutting|chopped sliced
shrewd|marked by practical hardheaded intelligence|astute sharp
shriek|sharp piercing cry|scream screaming shrieking screech screeching
shrieked|uttered in a shrill scream as of pain or terror|
shrink|wither, as with a loss of moisture|shrivel wither
shrub|a low woody perennial plant usually having several major stems|bush
shrug|raise one's shoulders to indicate indifference or resignation|
shudder|shake, as from cold|shiver
shuffle|walk by dragging one's feet|scuffle shamble
shun|avoid and stay away from deliberately|eschew
shunning|deliberately avoiding|avoidance dodging
shunt|a passage by which a bodily fluid is diverted from one channel to another|
shut|move so that an opening or passage is obstructed|close
shutdown|termination of operations|closure closedown closing
shutter|a mechanical device on a camera that opens and closes to control the time of a photographic exposure|
shutting|the act of closing something|closing
shuttle|travel back and forth between two points|
shy|start suddenly, as from fright|
shyly|in a shy or timid or bashful manner|timidly bashfully
shyness|a feeling of fear of embarrassment|
sibling|a person's brother or sister|sib
sickle|an edge tool for cutting grass or crops|
sidekick|a close friend who accompanies his buddies in their activities|buddy brother chum crony pal
sidestep|avoid or try to avoid fulfilling, answering, or performing|hedge fudge evade circumvent parry elude skirt dodge duck
sidewalk|walk consisting of a paved area for pedestrians|pavement
siding|a short stretch of railroad track used to store rolling stock or enable trains on the same line to pass|turnout sidetrack
sidle|move unobtrusively or furtively|
siesta|a nap in the early afternoon|
sieve|a strainer for separating lumps from powdered material or grading particles|screen
sift|move as if through a sieve|
sifting|the act of separating grain from chaff|winnow winnowing
sigh|an utterance made by exhaling audibly|suspiration
signal|any nonverbal action or gesture that encodes a message|signaling sign
signify|denote or connote|mean intend
signing|language expressed by visible hand gestures|
signpost|a post bearing a sign that gives directions or shows the way|guidepost
silence|the absence of sound|quiet
silent|marked by absence of sound|soundless still
silently|without speaking|mutely wordlessly taciturnly
silicon|a tetravalent nonmetallic element|si
silk|a fabric made from the fine threads produced by certain insect larvae|
silken|having a smooth, gleaming surface reflecting light|satiny sleek silky silklike slick
silky|having a smooth, gleaming surface reflecting light|satiny sleek silken silklike slick
silly|ludicrous, foolish|goofy wacky whacky zany
silo|a cylindrical tower used for storing silage|
similar|marked by correspondence or resemblance|
simmer|boil slowly at low temperature|
simple|having few parts|
simplify|make simpler or easier or reduce in complexity or extent|
simply|and nothing more|merely just only but
simulate|reproduce someone's behavior or looks|imitate copy
sincere|open and genuine|
sing|produce tones with the voice|
single|a base hit on which the batter stops safely at first base|bingle
singular|unusual or striking|remarkable
sip|a small drink|
sir|term of address for a man|
sire|make by reproduction|beget get engender father mother generate
sister|a female person who has the same parents as another person|sis
sit|be around, often idly or without specific purpose|
sitting|the act of assuming a certain position|posing
situate|determine or indicate the place, site, or limits of, as if by an instrument or by a survey|locate
six|the cardinal number that is the sum of five and one|vi sixer sise sextet sestet sextuplet hexad
sixteen|being one more than fifteen|xvi
sixth|coming next after the fifth and just before the seventh in position|
sixty|being ten more than fifty|lx threescore
sizing|any glutinous material used to fill pores in surfaces or to stiffen fabrics|size
sizzle|make a sound like frying fat|
sizzling|hot enough to burn with or as if with a hissing sound|
skating|the sport of gliding on skates|
skein|coils of worsted yarn|
sketch|preliminary drawing for later elaboration|study
sketchy|giving only major points|unelaborated
skewed|having an oblique or slanting direction or position|skew
skid|slide without control|
skier|someone who skis|
skiing|a sport in which participants must travel on skis|
skill|an ability that has been acquired by training|accomplishment acquirement acquisition attainment
skillet|a pan used for frying foods|frypan
skillful|having or showing knowledge and skill and aptitude|adept expert good practiced proficient skilful
skim|travel on the surface of water|plane
skimmed|used of milk and milk products from which the cream has been removed|skim
skimming|the act of removing floating material from the surface of a liquid|
skin|a natural protective body covering and site of the sense of touch|tegument cutis
skinned|having skin of a specified kind|
skip|intentionally fail to attend|cut
skirt|cloth covering that forms the part of a garment below the waist|
skirting|being all around the edges|encircling
skit|a short theatrical episode|
skittish|unpredictably excitable|flighty spooky nervous
skulk|lie in wait, lie in ambush, behave in a sneaky and secretive manner|lurk
skulking|evading duty or work by pretending to be incapacitated|malingering
skunk|a person who is deemed to be despicable or contemptible|rotter rat stinker stinkpot bum puke crumb lowlife git
sky|the atmosphere and outer space as viewed from the earth|
skydive|jump from an airplane and perform various maneuvers before opening one's parachute|
skylight|a window in a roof to admit daylight|fanlight
slab|block consisting of a thick piece of something|
slack|not tense or taut|loose
slacken|become slow or slower|slow slack
slacker|a person who shirks his work or duty|shirker
slam|close violently|bang
slant|a biased way of looking at or presenting something|angle
slanting|having an oblique or slanted direction|aslant aslope diagonal slanted sloped sloping
slat|a thin strip|spline
slate|designate or schedule|
slather|spread thickly|
sleep|a natural and periodic state of rest during which consciousness of the world is suspended|slumber
sleepily|in a sleepy manner|
sleeping|the state of being asleep|
sleeve|the part of a garment that is attached at the armhole and that provides a cloth covering for the arm|arm
slice|a share of something|piece
slick|a slippery smoothness|slickness slipperiness slip
slicked|made smooth by applying a sticky or glossy substance|plastered
slicker|a macintosh made from cotton fabric treated with oil and pigment to make it waterproof|oilskin
slide|move obliquely or sideways, usually in an uncontrolled manner|skid slip slue slew
sliding|being a smooth continuous motion|
slight|a deliberate discourteous act|rebuff
slightly|to a small degree or extent|somewhat
slim|being of delicate or slender build|slender slight svelte
slip|move stealthily|steal
slippery|causing or tending to cause things to slip or slide|slippy
slipping|moving as on a slippery surface|slithering
slipshod|marked by great carelessness|haphazard slapdash sloppy
slogan|a favorite saying of a sect or political group|motto catchword shibboleth
slop|cause or allow to run or flow from a container|spill splatter
slope|an elevated geological formation|incline side
sloping|having an oblique or slanted direction|aslant aslope diagonal slanted slanting sloped
sloppily|in a sloppy manner|
sloppy|lacking neatness or order|
slow|not moving quickly|
slowdown|the act of slowing down or falling behind|lag retardation
slowing|a decrease in rate of change|deceleration retardation
slowly|without speed|slow easy tardily
slowness|unskillfulness resulting from a lack of training|awkwardness clumsiness ineptness ineptitude maladroitness
sludge|the precipitate produced by sewage treatment|
sluggish|moving slowly|sulky
sluicing|pouring from or as if from a sluice|
slumber|a natural and periodic state of rest during which consciousness of the world is suspended|sleep
slump|assume a drooping posture or carriage|slouch
sly|marked by skill in deception|crafty cunning dodgy foxy guileful knavish slick tricksy tricky wily
slyly|in an artful manner|craftily cunningly foxily knavishly trickily artfully
slyness|shrewdness as demonstrated by being skilled in deception|craft craftiness cunning foxiness guile wiliness
small|limited or below average in number or quantity or magnitude or extent|little
smallish|rather small|
smart|showing mental alertness and calculation and resourcefulness|
smash|break into pieces, as by striking or knocking over|dash
smell|inhale the odor of|
smidgen|a tiny or scarcely detectable amount|shred scintilla whit iota tittle smidgeon smidgin smidge
smile|change one's facial expression by spreading the lips, often to signal pleasure|
smiling|a facial expression characterized by turning up the corners of the mouth|smile grin grinning
smirk|smile affectedly or derisively|simper
smitten|affected by something overwhelming|stricken struck
smog|air pollution by a mixture of smoke and fog|smogginess
smoggy|clouded with a mixture of smoke and fog|
smolder|burn slowly and without a flame|smoulder
smooth|having a surface free from roughness or bumps or ridges or irregularities|
smoother|a power tool used for sanding wood|sander
smoothly|with no problems or difficulties|swimmingly
smug|marked by excessive complacency or self-satisfaction|
smugness|an excessive feeling of self-satisfaction|
snack|a light informal meal|bite collation
snail|freshwater or marine or terrestrial gastropod mollusk usually having an external enclosing spiral shell|
snake|limbless scaly elongate reptile|serpent ophidian
snap|utter in an angry, sharp, or abrupt tone|snarl
snappy|apt to speak irritably|snappish
snapshot|an informal photograph|snap shot
snare|something that catches you unawares|trap
snarl|utter in an angry, sharp, or abrupt tone|snap
snazzy|flashily stylish|
sneak|to go stealthily or furtively|mouse creep pussyfoot
sneaker|a canvas shoe with a pliable rubber sole|
sneering|expressive of contempt|supercilious snide
snicker|laugh quietly|snigger
snip|a small piece of anything|snippet snipping
snippet|a small piece of anything|snip snipping
snoop|watch, observe, or inquire secretly|spy stag sleuth
snooty|overly conceited or arrogant|bigheaded persnickety snotty uppish
snore|breathe noisily during one's sleep|
snout|a long projecting or anterior elongation of an animal's head|neb
snow|precipitation falling from clouds in the form of ice crystals|snowfall
snowball|plant having heads of fragrant white trumpet-shaped flowers|
snowfall|precipitation falling from clouds in the form of ice crystals|snow
snowman|a figure of a person made of packed snow|
snowplow|a vehicle used to push snow from roads|snowplough
snub|refuse to acknowledge|ignore disregard cut disavow
snug|offering safety|
snuggle|move or arrange oneself in a comfortable and cozy position|cuddle nestle nest nuzzle
snuggled|drawn or pressed close to someone or something for or as if for affection or protection|nestled
snugly|fitting closely|
soak|submerge in a liquid|
soaking|the process of becoming softened and saturated as a consequence of being immersed in water|soak soakage
soap|a cleansing agent made from the salts of vegetable or animal fats|
soaring|ascending to a level markedly higher than the usual|
soccer|a football game in which two teams of 11 players try to kick or head a ball into the opponents' goal|
social|living together or enjoying life in communities or organized groups|
socially|by or with respect to society|
society|an extended social group having a distinctive cultural and economic organization|
sock|hosiery consisting of a cloth covering for the foot|
sod|surface layer of ground containing a mat of grass and grass roots|turf sward greensward
sodden|wet through and through|soppy
sodium|a silvery soft waxy metallic element of the alkali metal group|na
sofa|an upholstered seat for more than one person|couch lounge
soft|yielding readily to pressure or weight|
soften|lessen in force or effect|dampen damp weaken break
softly|with low volume|quietly
softness|the property of giving little resistance to pressure and being easily cut or molded|
soil|the state of being covered with unclean things|dirt filth grime stain grease grunge
sojourn|a temporary stay|visit
solace|the comfort you feel when consoled in times of disappointment|consolation solacement
solar|relating to or derived from the sun or utilizing the energies of the sun|
sold|disposed of to a purchaser|
solely|without any others being included or involved|entirely exclusively alone only
solemn|dignified and somber in manner or character and committed to keeping promises|grave sedate sober
solemnly|in a grave and sedate manner|
solid|characterized by good substantial quality|
solidity|the consistency of a solid|solidness
solidly|as an undiversified whole|
solitary|characterized by or preferring solitude|lone lonely
solitude|a state of social isolation|purdah
solo|any activity that is performed alone without assistance|
soloist|a musician who performs a solo|
soluble|capable of being dissolved in some solvent|
solution|a homogeneous mixture of two or more substances|
solvable|capable of being solved|resolvable
solve|find the solution to or understand the meaning of|lick work
solved|explained or answered|resolved
solvent|a liquid substance capable of dissolving other substances|dissolvent dissolver resolvent
solving|finding a solution to a problem|resolution
somber|lacking brightness or color|drab sober sombre
somebody|a human being|person individual someone mortal soul
someday|some unspecified time in the future|
somehow|in some unspecified way or manner|someway someways
someone|a human being|person individual somebody mortal soul
sometime|at some indefinite or unstated time|
somewhat|to a small degree or extent|slightly
sonata|a musical composition of 3 or 4 movements of contrasting forms|
song|a short musical composition with words|vocal
sonnet|a verse form consisting of 14 lines with a fixed rhyme scheme|
sonorous|full and loud and deep|heavy
soon|in the near future|shortly presently
soonest|with the least delay|earliest
soothe|give moral or emotional strength to|comfort console solace
sooty|of the blackest black|jet pitchy
sopping|extremely wet|soaking dripping
soprano|a female singer|
sorbet|an ice containing no milk but having a mushy consistency|
sorely|to a great degree|widely
sorority|a social club for female undergraduates|
sort|a category of things distinguished by some common characteristic or quality|kind form variety
sought|that is looked for|
soulful|full of or expressing deep emotion|
sound|appear in a certain way|
sounding|appearing to be as specified|looking
soup|liquid food especially of meat or fish or vegetable stock often containing pieces of solid food|
source|the place where something begins, where it springs into being|beginning origin root rootage
soured|having turned bad|
souring|the process of becoming sour|
southern|situated in or oriented toward the south|southerly
southpaw|a baseball pitcher who throws the ball with the left hand|lefthander lefty
souvenir|something of sentimental value|keepsake token relic
space|the unlimited expanse in which everything is located|infinite
spacing|the time between occurrences of a repeating event|
spacious|very large in expanse or scope|broad wide
span|to cover or extend over an area or time period|cross traverse sweep
spaniel|any of several breeds of small to medium-sized gun dogs with a long silky coat and long frilled ears|
spanner|a hand tool that is used to hold or twist a nut or bolt|wrench
spare|refrain from harming|save
sparing|avoiding waste|economical frugal scotch stinting
spark|put in motion or move to act|trip actuate trigger activate
sparkle|merriment expressed by a brightness or gleam or animation of countenance|twinkle spark light
sparrow|any of several small dull-colored singing birds feeding on seeds or insects|
spatter|dash a liquid upon or against|splatter plash splash splosh swash
speak|express in speech|talk utter mouth verbalize verbalise
speaker|someone who expresses in language|talker utterer verbalizer verbaliser
speaking|the utterance of intelligible speech|
specific|applying to or characterized by or distinguishing something particular or special or unique|
specify|decide upon or fix definitely|set determine define fix limit
speck|a very small spot|pinpoint
speckled|having a pattern of dots|dotted flecked specked stippled
spectrum|an ordered array of the components of an emission or wave|
speech|the act of delivering a formal spoken communication to an audience|address
speeding|changing location rapidly|speed hurrying
speedy|accomplished rapidly and without delay|quick
spell|a psychological state induced by a magical incantation|enchantment trance
spelling|forming words with letters according to the principles underlying accepted usage|
spend|use up a period of time in a specific way|pass
sphere|a particular environment or walk of life|domain area orbit field arena
spice|aromatic substances of vegetable origin used as a preservative|
spiffy|marked by up-to-dateness in dress and manners|dapper dashing jaunty natty raffish rakish snappy spruce
spike|a transient variation in voltage or current|
spiked|having a long sharp point|
spill|cause or allow to run or flow from a container|slop splatter
spin|revolve quickly and repeatedly around one's own axis|whirl reel gyrate
spinning|creating thread|
spiral|a plane curve traced by a point circling about the center but at increasing distances from the center|
spire|a tall tower that forms the superstructure of a building and that tapers to a point at the top|steeple
spirit|the vital principle or animating force within living things|
spirited|displaying animation, vigor, or liveliness|
splash|cause to spatter about, especially with force|sprinkle splosh
splashed|having been propelled about in flying drops or masses|
splatter|the noise of something spattering or sputtering explosively|spatter spattering splattering sputter splutter sputtering
splendor|a quality that outshines the usual|luster lustre brilliancy splendour
splice|join the ends of|
splicing|a junction where two things have been joined together|splice
splinter|a small thin sharp bit or wood or glass or metal|sliver
split|extending the legs at right angles to the trunk|
spoil|make a mess of, destroy or ruin|botch bodge bumble fumble muff blow flub bungle fluff bollix bollocks bobble mishandle
spoiled|having the character or disposition harmed by pampering or oversolicitous attention|spoilt
spoke|support consisting of a radial member of a wheel joining the hub to the rim|radius
spoken|uttered through the medium of speech or characterized by speech|
spongy|easily squashed|squashy squishy spongelike
spooky|unpredictably excitable|skittish flighty nervous
spoon|a piece of cutlery with a shallow bowl-shaped container and a handle|
spoonful|as much as a spoon will hold|spoon
sporadic|recurring in scattered and irregular or unpredictable instances|
sport|an active diversion requiring physical exertion and competition|athletics
sporting|exhibiting or calling for sportsmanship or fair play|clean sporty sportsmanlike
spot|a point located with respect to surface features of some region|place
spotless|completely neat and clean|immaculate speckless spic spick
spotted|having spots or patches|patched spotty
spouse|a person's partner in marriage|partner mate
spout|gush forth in a sudden stream or jet|spurt spirt gush
spouting|propelled violently in a usually narrow stream|jetting spurting squirting
sprawl|sit or lie with one's limbs spread out|
spray|a pesticide in suspension or solution|
spraying|the dispersion of fungicides or insecticides or fertilizer on growing crops|
spread|distribute or disperse widely|distribute
spree|a brief indulgence of your impulses|fling
sprinkle|distribute loosely|scatter dot dust disperse
sprint|run very fast, usually for a short distance|
sprinter|someone who runs a short distance at top speed|
sprout|produce buds, branches, or germinate|shoot spud germinate pullulate bourgeon
sprouted|having just emerged from the ground|
spry|moving quickly and lightly|agile nimble quick
spur|a verbalization that encourages you to attempt something|goad goading prod prodding urging spurring
spurned|rebuffed without warning|jilted rejected
sputter|make an explosive sound|
spy|catch sight of|descry spot espy
squabble|a quarrel about petty points|bicker bickering spat tiff pettifoggery fuss
squad|a smallest army unit|
squadron|a cavalry unit consisting of two or more troops and headquarters and supporting arms|
squall|make high-pitched, whiney noises|waul wawl
square|a plane rectangle with four equal sides and four right angles|foursquare
squarely|directly and without evasion|forthrightly forthright
squash|to compress with violence, out of natural shape or condition|crush squelch mash squeeze
squashed|that has been violently compressed|
squat|sit on one's heels|crouch scrunch hunker
squeak|make a high-pitched, screeching noise|whine screech creak screak skreak
squeaky|having or making a high-pitched sound such as that made by a mouse or a rusty hinge|screaky screechy squeaking squealing
squeal|utter a high-pitched cry, characteristic of pigs|oink
squeeze|to compress with violence, out of natural shape or condition|squash crush squelch mash
squelch|suppress or crush completely|quell quench
squint|cross one's eyes as if in strabismus|squinch
squire|young nobleman attendant on a knight|
squirrel|a kind of arboreal rodent having a long bushy tail|
stable|resistant to change of position or condition|
stack|an orderly pile|
stadium|a large structure for open-air sports or entertainments|bowl arena
staff|personnel who assist their superior in carrying out an assigned task|
stage|any distinct time period in a sequence of events|phase
stagnant|not circulating or flowing|dead
stain|color with a liquid dye or tint|
stained|marked or dyed or discolored with foreign matter|
staining|the use of a dye to color specimens for microscopic study|
stairway|a way of access consisting of a set of steps|staircase
stale|lacking freshness, palatability, or showing deterioration from age|
stall|a compartment in a stable where a single animal is confined and fed|
stalling|a tactic used to mislead or delay|stall
stamina|enduring strength and energy|toughness
stammer|speak haltingly|bumble stutter falter
stamp|walk heavily|stomp stump
stampede|cause to run in panic|
stanch|stop the flow of a liquid|stem staunch halt
stand|be in some specified state or condition|
standard|a basis for comparison|criterion measure touchstone
standby|something that can be relied on when needed|
standing|social or financial or professional status or reputation|
stanza|a fixed number of lines of verse forming a unit of a poem|
staple|a necessary commodity for which demand is constant|basic
star|a celestial body of hot gases that radiates energy derived from thermonuclear reactions in the interior|
stardom|the status of being acknowledged as a star|
starfish|echinoderms characterized by five arms extending from a central disk|
stark|devoid of any qualifications or disguise or adornment|blunt crude
starred|marked with an asterisk|asterisked
starring|indicating the most important performer or role|leading prima star stellar
start|take the first step or steps in carrying out an action|begin get commence
starting|a turn to be a starter|start
startle|to stimulate to action|galvanize galvanise
startled|excited by sudden surprise or alarm and making a quick involuntary movement|
state|the territory occupied by one of the constituent administrative districts of a nation|province
stated|declared as fact|declared
stately|impressive in appearance|baronial imposing noble
static|not in physical motion|inactive motionless still
station|a facility equipped with special equipment and personnel for a particular purpose|
statue|a sculpture representing a human or animal|
stature|high level of respect gained by impressive development or achievement|
status|the relative position or standing of things or especially persons in a society|position
statute|an act passed by a legislative body|
staunch|firm and dependable especially in loyalty|steadfast unswerving
steadied|made steady or constant|
steadily|at a steady rate or pace|
steady|not subject to change or variation especially in behavior|
stealth|avoiding detection by moving carefully|stealing
stealthy|marked by quiet and caution and secrecy|furtive sneak sneaky surreptitious
steaming|filled with steam or emitting moisture in the form of vapor or mist|steamy
steep|having a sharp inclination|
steer|direct the course|maneuver manoeuver manoeuvre direct point head guide channelize channelise
stellar|indicating the most important performer or role|leading prima star starring
stem|the form of a word after all affixes are removed|root base theme radical
stemmed|having a stem or stems or having a stem as specified|
step|any maneuver made as part of progress toward a goal|measure
stepson|the son your spouse by a former marriage|
stereo|designating the reproduction of sound using two or more independent audio channels|stereophonic
sterling|highest in quality|greatest superlative
stern|the rear part of a ship|quarter poop tail
steward|someone who manages property or other affairs for someone else|
stewing|an extreme state of worry and agitation|
stick|an implement consisting of a length of wood|
sticking|extending out above or beyond a surface or boundary|jutting projected projecting protruding relieved
stickler|someone who insists on something|
stiff|an ordinary man|
stiffly|in a rigid manner|rigidly bolt
stifle|suppress in order to conceal or hide|smother strangle muffle repress
stifled|held in check with difficulty|smothered strangled suppressed
still|with reference to action or condition|
stilt|a column of wood or steel or concrete that is driven into the ground to provide support for a structure|pile spile piling
stilted|artificially formal|artificial contrived hokey
stipend|a sum of money allotted on a regular basis|
stir|move an implement through|
stirring|agitating a liquid with an implement|
stirrup|support consisting of metal loops into which rider's feet go|
stitch|a link or loop or knot made by an implement in knitting, crocheting, embroidery, or sewing|
stock|the capital raised by a corporation through the issue of shares entitling holders to an ownership interest|
stockade|fortification consisting of a fence made of a line of stout posts set firmly for defense|
stocked|furnished with more than enough|
stocking|close-fitting hosiery to cover the foot and leg|
stocky|having a short and solid form or stature|compact heavyset thick thickset
stoic|seeming unaffected by pleasure or pain|stoical
stoicism|an indifference to pleasure or pain|stolidity stolidness
stole|a wide scarf worn about their shoulders by women|
stolid|having or revealing little emotion or sensibility|impassive
stomach|an enlarged and muscular saclike organ of the alimentary canal|tummy tum breadbasket
stomp|walk heavily|stamp stump
stone|a lump or mass of hard consolidated mineral matter|rock
stoop|bend one's back forward from the waist on down|crouch bend bow
stooped|having the back and shoulders rounded|hunched stooping crooked
stooping|having the back and shoulders rounded|hunched stooped crooked
stop|put an end to a state or an activity|discontinue cease quit
stopgap|something contrived to meet an urgent need or emergency|makeshift
storage|the act of storing something|
store|a mercantile establishment for the retail sale of goods or services|shop
storm|a violent weather condition with winds 64-72 knots and precipitation and thunder and lightning|
stormy|characterized by violent emotions or behavior|tempestuous
stove|a kitchen appliance used for cooking food|range
stow|fill by packing tightly|
stowaway|a person who hides aboard a ship or plane in the hope of getting free passage|
stowing|the act of packing or storing away|stowage
straddle|sit or stand astride of|
straggle|wander from a direct or straight course|sidetrack depart digress
strain|to exert much effort or energy|strive reach
strained|lacking natural ease|labored laboured
strand|a pattern forming a unity within a larger structural whole|
stranded|cut off or left behind|isolated marooned
strap|an elongated leather strip for binding things together or holding something in position|
strategy|an elaborate and systematic plan of action|scheme
stratify|divide society into social classes or castes|
stratum|one of several parallel layers of material arranged one on top of another|
straw|plant fiber used e.g. for making baskets and hats or as fodder|
straying|unable to find your way|
streak|move quickly in a straight line|
streaked|marked with or as if with stripes or linear discolorations|streaky
stream|a natural body of running water flowing on or under the earth|watercourse
street|a thoroughfare that is lined with buildings|
strength|the property of being physically or mentally strong|
stress|the relative prominence of a syllable or musical note|emphasis accent
stretch|occupy a large, elongated area|
strew|spread by scattering|straw
strict|rigidly accurate|rigorous
strictly|in a stringent manner|stringently
stride|a step in walking or running|pace tread
strike|have an emotional or cognitive impact upon|affect impress move
striking|sensational in appearance or thrilling in effect|dramatic spectacular
string|a lightweight cord|twine
stringy|lean and sinewy|wiry
strive|attempt by employing effort|endeavor endeavour
striving|an effortful attempt to attain a goal|nisus pains strain
stroll|a leisurely walk|amble promenade saunter perambulation
strong|having strength or power greater than average or expected|
struck|affected by something overwhelming|smitten stricken
struggle|an energetic attempt to achieve something|battle
strum|sound the strings of|thrum
strung|that is on a string|
strut|a proud stiff pompous gait|prance swagger
stub|a short piece remaining on a trunk or stem where a branch is lost|
stubborn|tenaciously unwilling or marked by tenacious unwillingness to yield|obstinate unregenerate
studded|dotted or adorned with or as with studs or nailheads|
student|a learner who is enrolled in an educational institution|pupil educatee
studied|produced or marked by conscious design or premeditation|
studio|workplace for the teaching or practice of an art|
studious|marked by care and effort|
study|a detailed critical inspection|survey
studying|reading carefully with intent to remember|perusal perusing
stuff|the tangible substance that goes into the makeup of a physical object|material
stuffed|filled with something|
stuffy|lacking fresh air|airless close unaired
stumble|walk unsteadily|falter bumble toddle
stump|the base part of a tree that remains standing after the tree has been felled|
stumping|campaigning for something by making political speeches|
stung|aroused to impatience or anger|annoyed irritated miffed nettled peeved pissed riled roiled steamed
stunned|filled with the emotional impact of overwhelming surprise or shock|amazed astonied astonished astounded
stunning|commanding attention|arresting sensational
stunt|a difficult or unusual or dangerous feat|
sturdy|having rugged physical strength|hardy stalwart stout
stutter|speak haltingly|bumble stammer falter
style|how something is done or how it happens|manner mode way fashion
suave|having a sophisticated charm|debonair debonaire debonnaire
subbing|working as a substitute for someone who is ill or on leave of absence|substituting
subdue|put down by force or intimidation|repress quash subjugate reduce
subdued|in a softened tone|hushed muted quiet
subgroup|a distinct and often subordinate group within a group|
subject|something selected by an artist or photographer for graphic representation|content
sublime|inspiring awe|empyreal empyrean
submerge|sink below the surface|submerse
submit|refer for judgment or consideration|
subset|a set whose members are members of another set|
subside|wear off or die down|lessen
subsidy|a grant paid by a government to an enterprise that benefits the public|
subsist|support oneself|exist survive live
subtle|difficult to detect or grasp by the mind or analyze|elusive
subtlety|the quality of being difficult to detect or analyze|niceness
suburb|a residential district located on the outskirts of a city|suburbia
subway|an electric railway operating below the surface of the ground|metro tube underground
success|an event that accomplishes its intended purpose|
succinct|briefly giving the gist of something|compendious compact summary
succumb|consent reluctantly|yield
such|to so extreme a degree|
suction|a force over an area produced by a pressure difference|
sudden|happening without warning or in a short space of time|
suddenly|happening unexpectedly|
sue|institute legal proceedings against|action litigate process
suffix|an affix that is added at the end of the word|postfix
sugar|a white crystalline carbohydrate used as a sweetener and preservative|
sugared|with sweetening added|sweetened sweet
suggest|make a proposal, declare a plan for something|propose advise
suit|a set of garments for outerwear all of the same fabric and color|
suitable|meant or adapted for an occasion or use|suited
suitcase|a portable rectangular container for carrying clothes|bag grip
suited|meant or adapted for an occasion or use|suitable
suiting|a fabric used for suits|
suitor|a man who courts a woman|suer wooer
sullen|showing a brooding ill humor|dark dour glowering glum moody morose saturnine sour
summary|a brief statement that presents the main points in a concise form|
summer|the warmest season of the year|summertime
summon|call in an official matter, such as to attend court|summons cite
sunbathe|expose one's body to the sun|sun
sundae|ice cream served with a topping|
sundial|timepiece that indicates the daylight hours by the shadow that the gnomon casts on a calibrated dial|
sundown|the time in the evening at which the sun begins to fall below the horizon|sunset
sundry|consisting of a haphazard assortment of different kinds|assorted miscellaneous mixed motley
sunk|doomed to extinction|ruined undone
sunlight|the rays of the sun|sunshine sun
sunny|bright and pleasant|cheery gay
sunshine|the rays of the sun|sunlight sun
sunup|the first light of day|dawn dawning morning aurora daybreak dayspring sunrise cockcrow
super|of the highest quality|ace crack tiptop topnotch tops
superb|of surpassing excellence|brilliant
superbly|extremely well|wonderfully wondrous wondrously toppingly marvellously terrifically marvelously
superior|of or characteristic of high rank or importance|
supper|a light evening meal|
supplant|take the place or move into the position of|replace supersede
supplier|someone whose business is to supply a particular service or commodity|provider
supply|give something useful or necessary to|provide render furnish
supposed|required or under orders|
suppress|bring under control by force or authority|subdue conquer
supreme|final or last in your life or progress|
sure|having or feeling no doubt or uncertainty|certain
surely|definitely or positively|certainly sure
surf|waves breaking on the shore|breaker breakers
surface|the outer boundary of an artifact or a material layer constituting or resembling such a boundary|
surfing|the sport of riding a surfboard toward the shore on the crest of a wave|surfboarding surfriding
surly|inclined to anger or bad feelings with overtones of menace|ugly
surmount|get on top of|overcome subdue master
surname|the name used to identify the members of a family|cognomen
surpass|distinguish oneself|excel
surplus|a quantity much larger than is needed|excess surplusage nimiety
surround|extend on all sides of simultaneously|environ ring skirt border
survey|consider in a comprehensive way|appraise
surveyor|an engineer who determines the boundaries and elevations of land or structures|
survive|continue in existence after|
survivor|one who lives through affliction|subsister
suspense|apprehension about what is going to happen|
sustain|lengthen or extend in duration or space|prolong
swagger|to walk with a lofty proud gait, often in an attempt to impress others|tittup ruffle prance strut sashay cock
swallow|pass through the esophagus as part of eating or drinking|
swamp|low land that is seasonally flooded|swampland
swampy|soft and watery|boggy marshy miry mucky muddy quaggy sloppy sloughy soggy squashy waterlogged
swan|stately heavy-bodied aquatic bird with very long neck and usually white plumage as adult|
swap|exchange or give in exchange for|trade swop switch
swarm|be teeming, be abuzz|teem pullulate
swatch|a sample piece of cloth|
swathe|wrap in swaddling clothes|swaddle
sway|move back and forth or sideways|rock shake
sweater|a crocheted or knitted garment covering the upper part of the body|jumper
sweeping|taking in or moving over a wide area|
sweetie|a person loved by another person|sweetheart steady truelove
sweetly|in an affectionate or loving manner|sweet
swell|increase in size, magnitude, number, or intensity|
swept|possessing sweep|
swerve|turn sharply|sheer curve trend veer slue slew cut
swift|moving very fast|fleet
swim|travel through water|
swimsuit|tight fitting garment worn for swimming|swimwear
swing|move in a curve or arc, usually with the intent of hitting|
swirl|turn in a twisting or spinning motion|twirl twiddle whirl
swish|move with or cause to move with a whistling or hissing sound|lap swosh swoosh
switch|change over, change around, as to a new order or sequence|exchange
swivel|turn on a pivot|pivot
swooning|weak and likely to lose consciousness|faint light lightheaded
swoop|move down on as if in an attack|pounce
sworn|bound by or as if by an oath|pledged
syllable|a unit of spoken language larger than a phoneme|
syllabus|an integrated course of academic studies|program programme curriculum
symmetry|an attribute of a shape or relation|symmetricalness correspondence balance
sympathy|an inclination to support or be loyal to or to agree with an opinion|understanding
symphony|a large orchestra|philharmonic
synapse|the junction between two neurons or between a neuron and a muscle|
synopsis|a sketchy summary of the main points of an argument or theory|outline abstract precis
syntax|the grammatical arrangement of words in sentences|
syrup|a thick sweet sticky liquid|sirup
system|instrumentality that combines interrelated interacting artifacts designed to work as a coherent entity|
table|a set of data arranged in rows and columns|
tacit|implied by or inferred from actions or statements|silent understood
taciturn|habitually reserved and uncommunicative|
tack|turn into the wind|
tackle|accept as a challenge|undertake
tactic|a plan for attaining a particular goal|tactics maneuver manoeuvre
tad|a slight amount or degree of difference|shade
tadpole|a larval frog or toad|polliwog pollywog
taffy|chewy candy of sugar or syrup boiled until thick and pulled until glossy|
tagged|bearing or marked with a label or tag|labeled labelled
tailgate|a gate at the rear of a vehicle|tailboard
tailing|the act of following someone secretly|shadowing
tailor|adjust to a specific need or market|orient
tailored|severely simple in line or design|trim
tailpipe|a pipe carrying fumes from the muffler to the rear of a car|
taken|understood in a certain way|interpreted
takeover|a sudden and decisive change of government illegally or by force|coup putsch
talent|natural abilities or qualities|endowment gift
talk|exchange thoughts|speak
talker|someone who expresses in language|speaker utterer verbalizer verbaliser
talking|an exchange of ideas via conversation|talk
tall|great in vertical dimension|
tallow|obtained from suet and used in making soap, candles and lubricants|
tally|a score in baseball made by a runner touching all four bases safely|run
talon|a sharp hooked claw especially on a bird of prey|
tame|correct by punishment or discipline|chasten subdue
tamper|play around with or alter or falsify, usually secretively or dishonestly|fiddle monkey
tan|a browning of the skin resulting from exposure to the rays of the sun|suntan sunburn burn
tang|a tart spicy quality|nip piquance piquancy piquantness tanginess zest
tangible|perceptible by the senses especially the sense of touch|touchable
tangle|something jumbled or confused|snarl maze
tangled|in a confused mass|
tank|an enclosed armored military vehicle|
tanker|a cargo ship designed to carry crude oil in bulk|oiler
tanned|having a tan color from exposure to the sun|bronzed suntanned
tantrum|a display of bad temper|fit scene conniption
tap|the sound made by a gentle blow|pat rap
tape|a long thin piece of cloth or paper as used for binding or fastening|
taper|diminish gradually|
tapered|becoming gradually narrower|tapering narrowing
taping|a recording made on magnetic tape|tape
tapped|in a condition for letting out liquid drawn out as by piercing or drawing a plug|
tapping|the sound of light blow or knock|
tar|any of various dark heavy viscid substances obtained as a residue|pitch
tardy|after the expected or usual time|belated late
target|a reference point to shoot at|mark
tarnish|make dirty or spotty, as by exposure to air|stain maculate sully defile
tarp|waterproofed canvas|tarpaulin
tart|tasting sour like a lemon|lemony lemonlike sourish tangy
tartan|a cloth having a crisscross design|plaid
task|any piece of work that is undertaken or attempted|undertaking project labor
tassel|adornment consisting of a bunch of cords fastened at one end|
tasteful|having or showing or conforming to good taste|
taster|someone who samples food or drink for its quality|sampler
tatter|a small piece of cloth or paper|rag shred tag
tattered|worn to shreds|tatterdemalion
tawny|of a light brown to brownish orange color|
taxable|subject to taxation|nonexempt
taxi|a car driven by a person whose job is to take passengers where they want to go in exchange for money|cab hack taxicab
taxicab|a car driven by a person whose job is to take passengers where they want to go in exchange for money|cab hack taxi
taxing|not easily borne|burdensome onerous
taxpayer|someone who pays taxes|
teach|impart skills or knowledge to|learn instruct
teaching|the profession of a teacher|instruction pedagogy
teammate|a fellow member of a team|mate
teamster|the driver of a team of horses doing hauling|
teamwork|cooperative work done by a team|
teapot|pot for brewing tea|
tear|separate or cause to separate abruptly|rupture snap bust
teased|feeling mild pleasurable excitement|titillated
tedious|so lacking in interest as to cause mental weariness|boring deadening dull irksome slow tiresome wearisome
teen|being of the age 13 through 19|adolescent teenage teenaged
teenage|being of the age 13 through 19|adolescent teen teenaged
teenager|a juvenile between the onset of puberty and maturity|adolescent stripling teen
teeter|move unsteadily, with a rocking motion|seesaw totter
teething|the eruption through the gums of baby teeth|dentition odontiasis
tell|express in words|state say
telling|disclosing unintentionally something concealed|revealing telltale
telltale|disclosing unintentionally something concealed|revealing telling
temper|a sudden outburst of anger|pique irritation
tempest|a violent commotion or disturbance|storm
template|a model or standard for making comparisons|templet guide
tempo|the speed at which a composition is to be played|pacing
tempt|dispose or incline or entice to|allure
ten|being one more than nine|x
tenable|based on sound reasoning or evidence|
tenacity|persistent determination|doggedness perseverance persistence persistency tenaciousness pertinacity
tenant|someone who pays rent to use land or a building or a car that is owned by someone else|renter
tend|have care of or look after|
tendency|an attitude of mind especially one that favors one alternative over others|inclination disposition
tender|given to sympathy or gentleness or sentimentality|
tendon|a cord or band of inelastic tissue connecting a muscle with its bony attachment|sinew
tenement|a run-down apartment house barely meeting minimal standards|
tenet|a religious doctrine that is proclaimed as true without proof|dogma
tenor|the adult male singing voice above baritone|
tense|a grammatical category of verbs used to express distinctions of time|
tension|a state of mental or emotional strain or suspense|tenseness stress
tent|a portable shelter|
tenth|coming next after the ninth and just before the eleventh in position|
tenting|the act of encamping and living in tents in a camp|camping encampment bivouacking
tenure|the term during which some position is held|incumbency
tenured|appointed for life and not subject to dismissal except for a grave crime|
tepid|moderately warm|lukewarm
term|a word or expression used for some particular thing|
termite|whitish soft-bodied ant-like social insect that feeds on wood|
terrace|usually paved outdoor area adjoining a residence|patio
terrain|a piece of ground having specific characteristics or military potential|
terrier|any of several usually small short-bodied breeds originally trained to hunt animals living underground|
terrific|very great or intense|
tersely|in a short and concise manner|telegraphically
test|trying something to find out about it|trial tryout
testify|provide evidence for|prove evidence show attest certify manifest
testing|the act of subjecting to experimental test in order to determine how well something works|
tethered|confined or restricted with or as if with a rope or chain|
text|the words of something written|
textile|artifact made by weaving or felting or knitting or crocheting natural or synthetic fibers|fabric cloth material
textual|of or relating to or based on a text|
texture|the feel of a surface or a fabric|
textured|having surface roughness|
thank|express gratitude or show appreciation to|
thankful|feeling or showing gratitude|grateful
thaw|become or cause to become soft or liquid|dissolve unfreeze unthaw dethaw melt
thawing|the process whereby heat changes something from a solid to a liquid|thaw melt melting
thematic|relating to or constituting a topic of discourse|
theme|the subject matter of a conversation or discussion|subject topic
then|subsequently or soon afterward|so
thence|from that place or from there|therefrom
theorem|a proposition deducible from basic postulates|
theorize|to believe especially on uncertain or tentative grounds|speculate theorise conjecture hypothesize hypothesise hypothecate suppose
theory|a well-substantiated explanation of some aspect of the natural world|
thereby|by that means or because of that|
therein|in or into that thing or place|
thereof|of or concerning this or that|
thermal|relating to or associated with heat|thermic caloric
thesis|an unproved statement put forward as a premise in an argument|
thick|having component parts closely crowded together|
thicket|a dense growth of bushes|brush brushwood coppice copse
thickly|in a concentrated manner|densely
thin|of relatively small extent from one surface to the opposite or in cross section|
thing|a special situation|
think|judge or regard|believe consider conceive
thinker|an important intellectual|mind
thinking|the process of using your mind to consider something carefully|thought cerebration intellection mentation
thinly|without force or sincere effort|
thinned|mixed with water|cut weakened
thinner|a diluting agent|dilutant diluent
thinning|the act of diluting something|cutting
third|coming next after the second and just before the fourth in position|tertiary
thirst|a physiological need to drink|thirstiness
thirsty|needing moisture|
thirteen|being one more than twelve|xiii
thirty|being ten more than twenty|xxx
thorn|something that causes irritation and annoyance|irritant
thorough|painstakingly careful and accurate|
thou|the cardinal number that is the product of 10 and 100|thousand m k chiliad g grand yard
thought|the content of cognition|idea
thousand|the cardinal number that is the product of 10 and 100|m k chiliad g grand thou yard
thread|a fine cord of twisted fibers used in sewing and weaving|yarn
three|being one more than two|iii
thresh|move or stir about violently|convulse thrash slash toss jactitate
thrifty|careful and diligent in the use of resources|
thrill|the swift release of a store of affective force|bang boot charge rush flush kick
thrilled|feeling intense pleasurable excitement|
thriller|a suspenseful adventure story or play or movie|
thrive|grow vigorously|boom flourish expand
thriving|very lively and profitable|booming flourishing palmy prospering prosperous roaring
throng|a large gathering of people|multitude concourse
thronged|filled with great numbers crowded together|
throw|move violently, energetically, or carelessly|
thud|a heavy dull sound|thump thumping clump clunk
thumb|the thick short innermost digit of the forelimb|pollex
thump|move rhythmically|beat pound
thumping|a heavy dull sound|thump clump clunk thud
thunder|a deep prolonged loud noise|boom roar roaring
thus|from that fact or reason or as a result|therefore hence thence so
thwart|hinder or prevent of|queer spoil scotch foil cross frustrate baffle bilk
thwarted|disappointingly unsuccessful|defeated disappointed discomfited foiled frustrated
thyroid|located near the base of the neck|
ticket|a commercial document showing that the holder is entitled to something|
ticklish|difficult to handle|delicate touchy
tidal|of or relating to or caused by tides|
tidbit|a small tasty bit of food|titbit
tie|fasten or secure with a rope, string, or cord|bind
tiff|a quarrel about petty points|bicker bickering spat squabble pettifoggery fuss
tiger|a fierce or audacious person|
tight|closely constrained or constricted or constricting|
tightly|securely fixed or fastened|
tightwad|a miserly person|cheapskate
tile|a flat thin rectangular slab used to cover surfaces|
tilling|cultivation of the land in order to raise crops|
tilt|to incline or bend from a vertical position|lean tip slant angle
tilted|departing or being caused to depart from the true vertical or horizontal|atilt canted leaning tipped
timber|the wood of trees cut and prepared for use as building material|lumber
time|an instance or single occasion for some event|clip
timeless|unaffected by time|dateless
timid|showing fear and lack of confidence|
timidity|fear of the unknown or unfamiliar or fear of making decisions|timidness timorousness
timing|the time when something happens|
tin|a silvery malleable metallic element that resists corrosion|sn
tinder|material for starting a fire|kindling touchwood spunk punk
tingling|exciting by touching lightly so as to cause laughter or twitching movements|tickling titillating
tinker|do random, unplanned work or activities or spend time idly|putter potter monkey
tinkle|make or emit a high sound|tink clink chink
tinkling|like the short high ringing sound of a small bell|tinkly
tint|a quality of a given color that differs slightly from another color|shade tincture tone
tip|the extreme end of something|
tipped|having a tip|
tiptoe|walk on one's toes|tip tippytoe
tirade|a speech of violent denunciation|philippic broadside
tire|hoop that covers a wheel|tyre
tired|depleted of strength or energy|
tireless|showing sustained enthusiastic action with unflagging vitality|indefatigable unflagging unwearying
tiresome|so lacking in interest as to cause mental weariness|boring deadening dull irksome slow tedious wearisome
tiring|producing exhaustion|exhausting wearing wearying
tissue|part of an organism consisting of an aggregate of cells having a similar structure and function|
title|a heading that names a statute or legislative bill|rubric
titled|belonging to the peerage|coroneted highborn
tizzy|an excited state of agitation|dither pother fuss flap
toast|make brown and crisp by heating|crispen crisp
toasted|browned over by exposure to heat|
toasting|cooking to a brown crispiness over a fire or on a grill|browning
today|the present time or age|
toddle|walk unsteadily|coggle totter dodder paddle waddle stumble
toddler|a young child|yearling tot bambino
toffee|caramelized sugar cooled in thin sheets|brittle toffy
tofu|cheeselike food made of curdled soybean milk|
together|in contact with each other or in proximity|
toiling|doing arduous or unpleasant work|drudging laboring labouring
token|an individual instance of a type of symbol|item
tolerant|showing respect for the rights or opinions or practices of others|
tolerate|put up with something or somebody unpleasant|digest endure stomach bear stand support brook abide suffer
toll|a fee levied for the use of roads or bridges|
tomato|mildly acid red or yellow pulpy fruit eaten as a vegetable|
tome|a large and scholarly book|
tomorrow|the day after today|
tonal|employing variations in pitch to distinguish meanings of otherwise similar words|tonic
tone|the quality of a person's voice|
tonight|during the night of the present day|
tonnage|a tax imposed on ships that enter the US|tunnage
tool|an implement used in the practice of a vocation|
tooth|hard bonelike structures in the jaws of vertebrates|
top|the upper part of anything|
topic|the subject matter of a conversation or discussion|subject theme
topical|pertaining to the surface of a body part|
topped|having a top of a specified character|
topple|fall down, as if collapsing|tumble
torch|a light usually carried in the hand|
tore|commonly the lowest molding at the base of a column|torus
torn|having edges that are jagged from injury|lacerate lacerated mangled
torque|a twisting force|torsion
torrent|a heavy rain|downpour cloudburst deluge waterspout pelter soaker
tortilla|thin unleavened pancake made from cornmeal or wheat flour|
tortuous|highly complex or intricate and occasionally devious|byzantine convoluted involved knotty tangled
toss|lightly throw to see which side comes up|flip
total|constituting the full quantity or extent|entire full
totally|to a complete degree or to the full or entire extent|wholly entirely completely all altogether whole right
totter|move without being stable, as if threatening to fall|
touch|make physical contact with, come in contact with|
touching|arousing affect|affecting poignant
tough|not given to gentleness or sentimentality|
tourist|someone who travels for pleasure|tourer holidaymaker
towel|a rectangular piece of absorbent cloth for drying or wiping|
toweling|any of various fabrics used to make towels|towelling
tower|a structure taller than its diameter|
towering|of imposing height|eminent lofty soaring
town|an urban area with a fixed boundary that is smaller than a city|
township|an administrative division of a county|town
toy|an artifact designed to be played with|plaything
trace|follow, discover, or ascertain the course of development of something|follow
tracing|the act of drawing a plan or diagram or outline|
track|a line or route along which something travels or moves|path course
tracking|the pursuit by following tracks or marks they left behind|trailing
tractor|a wheeled vehicle with large wheels|
trade|the commercial exchange of goods and services|
trader|someone who purchases and maintains an inventory of goods to be sold|bargainer dealer monger
trading|buying or selling securities or commodities|
traffic|the aggregation of things coming and going in a particular locality during a specified period of time|
trail|to lag or linger behind|drag
trailing|the pursuit by following tracks or marks they left behind|tracking
train|public transport provided by a line of railway cars coupled together and drawn by a locomotive|
training|activity leading to skilled behavior|preparation grooming
trait|a distinguishing feature of your personal nature|
tranquil|free from disturbance by heavy waves|placid quiet still smooth unruffled
transact|conduct business|
transfer|the act of moving something from one location to another|transportation transport transferral conveyance
transmit|transfer to another|convey communicate
trap|a device in which something can be caught and penned|
trapeze|a swing used by circus acrobats|
trapping|stable gear consisting of a decorated covering for a horse, especially for a warhorse|caparison housing
travel|change location|go move locomote
traverse|travel across or pass over|track cover cross
tray|an open receptacle for holding or displaying or serving articles or food|
tread|put down or press the foot, place the foot|step
treasure|art highly prized for its beauty or perfection|gem
treasury|the funds of a government or institution or individual|exchequer
treat|interact in a certain way|handle
treaty|a written agreement between two states or sovereigns|pact accord
treble|having or denoting a high range|soprano
tree|a tall perennial woody plant having a main trunk and branches forming a distinct elevated crown|
treetop|the upper branches and leaves of a tree or other plant|crown
tremble|move or jerk quickly and involuntarily up and down or sideways|
tremor|an involuntary vibration|shudder
trench|a ditch dug as a fortification having a parapet of the excavated earth|
trend|a general direction in which something tends to move|tendency
trendy|in accord with the latest fad|voguish
trestle|a supporting tower used to support a bridge|
trial|the act of testing something|test run
triangle|a three-sided polygon|trigon trilateral
tribute|something given or done as an expression of esteem|testimonial
trick|a cunning or deceitful action or device|
trickle|run or flow slowly, as in drops or in an unsteady stream|dribble filter
tricycle|a vehicle with three wheels that is moved by foot pedals|trike velocipede
trident|a spear with three prongs|
trill|a note that alternates rapidly with another note a semitone above it|shake
trilogy|a set of three literary or dramatic works related in subject or theme|
trim|remove the edges from and cut down to the desired size|pare
trimming|the act of adding decoration|
trio|the cardinal number that is the sum of one and one and one|three iii threesome tierce leash troika triad trine trinity ternary ternion triplet tercet terzetto trey
trip|a journey for some purpose|
triple|a base hit at which the batter stops safely at third base|
tripling|increase by a factor of three|
tripod|a three-legged rack used for support|
trite|repeated too often|banal commonplace hackneyed shopworn stock threadbare timeworn tired
triumph|a successful ending of a struggle or contest|victory
trivia|something of small importance|triviality trifle
trivial|small and of little importance|fiddling footling lilliputian little niggling piddling piffling petty picayune
trolley|a wheeled vehicle that runs on rails and is propelled by electricity|streetcar tram tramcar
trombone|a brass instrument consisting of a long tube whose length can be varied by a U-shaped slide|
trooper|a soldier in a motorized army unit|cavalryman
trot|run at a moderately swift pace|jog clip
trouble|a source of difficulty|problem
troubled|characterized by or indicative of distress or affliction or danger or need|
trough|a narrow depression|
truancy|failure to attend|hooky
truce|a state of peace agreed to between opponents so they can discuss peace terms|armistice
truck|an automotive vehicle suitable for hauling|motortruck
trucking|the activity of transporting goods by truck|hauling truckage
trudge|walk heavily and firmly, as when weary, or through mud|slog footslog plod pad tramp
true|consistent with fact or reality|
truism|an obvious truth|
truly|in accordance with truth or fact or reality|genuinely really
trumpet|a brass musical instrument with a brilliant tone|cornet horn trump
trundle|move heavily|
trunk|the main stem of a tree|bole
trust|have confidence or faith in|
trusting|inclined to believe or confide readily|trustful
truth|a fact that has been verified|
truthful|expressing or given to expressing the truth|true
try|make an effort or attempt|seek attempt essay assay
trying|hard to endure|
tub|a relatively large open container that you fill with water and use to wash the body|bathtub
tuba|the lowest brass wind instrument|sousaphone
tube|conduit consisting of a long hollow object used to hold and conduct objects or liquids or gases|tubing
tubing|conduit consisting of a long hollow object used to hold and conduct objects or liquids or gases|tube
tubular|constituting a tube|cannular tubelike vasiform
tuck|fit snugly into|insert
tuft|a bunch of hair or feathers or growing grass|tussock
tug|a sudden abrupt pull|jerk
tugboat|a powerful small boat designed to pull or push larger ships|tug towboat tower
tuition|a fee paid for instruction|
tumble|fall down, as if collapsing|topple
tumbler|a gymnast who performs rolls and somersaults and twists etc.|
tumbling|the gymnastic moves of an acrobat|acrobatics
tune|a succession of notes forming a distinctive sequence|melody air strain line
tuneful|having a musical sound|melodious
tuning|calibrating something to a standard frequency|
tunnel|a passageway through or under something, usually underground|
turf|surface layer of ground containing a mat of grass and grass roots|sod sward greensward
turkey|large gallinaceous bird with fan-shaped tail|
turmoil|a violent disturbance|convulsion upheaval
turn|change orientation or direction, also in the abstract sense|
turned|moved around an axis or center|
turning|the act of changing or reversing the direction of the course|turn
turnpike|gates set across a road to prevent passage until a toll had been paid|
tutor|a person who gives private instruction|coach
tutorial|a session of intensive tuition given by a tutor to an individual or to a small number of students|
tuxedo|semiformal evening dress for men|tux
tweed|thick woolen fabric used for clothing|
twelfth|coming next after the eleventh and just before the thirteenth in position|
twelve|denoting a quantity consisting of 12 items or units|xii dozen
twenty|denoting a quantity consisting of 20 items or units|xx
twice|to double the degree|doubly double
twiddle|turn in a twisting or spinning motion|twirl swirl whirl
twig|a small branch or division of a branch|branchlet sprig
twilight|the time of day immediately following sunset|dusk gloaming gloam nightfall evenfall fall crepuscule crepuscle
twin|either of two offspring born at the same time from the same pregnancy|
twine|spin, wind, or twist together|intertwine entwine enlace interlace lace
twinge|a sudden sharp feeling|pang stab
twinkle|gleam or glow intermittently|flash blink wink winkle
twirl|turn in a twisting or spinning motion|swirl twiddle whirl
twist|cause to assume a crooked or angular form|flex bend deform turn
twisted|having an intended meaning altered or misrepresented|distorted misrepresented perverted
twisting|the act of distorting something so it seems to mean something it was not intended to mean|distortion overrefinement straining torture
twitch|make an uncontrolled, short, jerky motion|jerk
tycoon|a very wealthy or powerful businessman|baron king magnate mogul power
type|a subdivision of a particular kind of thing|
typeface|a specific size and style of type within a type family|font fount face case
typical|exhibiting the qualities or characteristics that identify a group or kind or category|
typing|writing done with a typewriter|typewriting
typist|someone paid to operate a typewriter|
typo|a mistake in printed matter resulting from mechanical failures of some kind|misprint erratum literal
ubiquity|the state of being everywhere at once|ubiquitousness omnipresence
ultimate|furthest or highest in degree or order|
ultra|far beyond the norm|extremist radical
umbrella|a lightweight handheld collapsible canopy|
umpteen|innumerable but many|umteen
unabated|continuing at full strength or intensity|
unable|not having the necessary means or skill or know-how|
unaided|carried out without aid or assistance|
unbeaten|not conquered|unconquered unvanquished
unbroken|marked by continuous or uninterrupted extension in space or time or sequence|
uncanny|suggesting the operation of supernatural influences|eldritch weird unearthly
uncle|the brother of your father or mother|
uncommon|not common or ordinarily encountered|
uncover|remove all or part of one's clothes to show one's body|expose
under|located below or beneath something else|nether
underdog|one at a disadvantage and expected to lose|
undergo|pass through|
underlie|be or form the base for|
underpay|pay too little|
undoing|an act that makes a previous act of no effect|
unearth|bring to light|
uneasily|with anxiety or apprehension|anxiously apprehensively
uneasy|lacking a sense of security or affording no ease or reassurance|
unending|continuing forever or indefinitely|ageless aeonian eonian eternal everlasting perpetual unceasing
uneven|not even or uniform as e.g. in shape or texture|
unfilled|of purchase orders that have not been filled|
unfold|develop or come to a promising stage|blossom
unfurl|unroll, unfold, or spread out or be unrolled, unfolded, or spread out from a furled state|unroll
ungainly|lacking grace in movement or posture|gawky clumsy clunky unwieldy
unhappy|experiencing or marked by or causing sadness or sorrow or discontent|
unheard|not necessarily inaudible but not heard|
unhook|take off a hook|
unicorn|an imaginary creature represented as a white horse with a long horn growing from its forehead|
unified|formed or united into a whole|incorporate incorporated integrated merged
uniform|clothing of distinctive design worn by members of a particular group as a means of identification|
unify|to bring or combine together or with something else|mix mingle commix amalgamate
union|an organization of employees formed to bargain with the employer|brotherhood
unique|radically distinctive and without equal|alone unequaled unequalled unparalleled
unit|any division of quantity accepted as a standard of measurement or exchange|
unity|an undivided or unbroken completeness or totality with nothing wanting|integrity wholeness
universe|everything that exists anywhere|existence creation world cosmos macrocosm
unkind|lacking kindness|
unleash|release or vent|
unlike|marked by dissimilarity|
unlikely|not likely to be true or to occur or to have occurred|improbable
unload|remove from and leave|drop discharge
unloaded|not charged with ammunition|
unlock|open the lock of|
unlocked|not firmly fastened or secured|unbarred unbolted unlatched unsecured
unlucky|having or bringing misfortune|luckless
unmask|reveal the true nature of|uncloak
unnerve|disturb the composure of|faze enervate unsettle
unnerved|deprived of courage and strength|
unpack|remove from its packing|
unplug|pull the plug of and render inoperable|disconnect
unravel|become or cause to become undone by separating the fibers or threads of|unknot unscramble untangle unpick
unread|not informed through reading|
unreal|lacking in reality or substance or genuineness|
unrest|a state of agitation or turbulent change or development|agitation ferment fermentation tempestuousness
unruly|noisy and lacking in restraint or discipline|boisterous rambunctious robustious rumbustious
unsaid|not made explicit|unexpressed unstated unuttered unverbalized unverbalised unvoiced unspoken
unseemly|not in keeping with accepted standards of what is right or proper in polite society|indecent indecorous unbecoming uncomely untoward
unseen|not seen or perceived|
unsettle|disturb the composure of|faze unnerve enervate
unsigned|lacking a signature|
unspoken|expressed without speech|mute tongueless wordless
unstable|lacking stability or fixity or firmness|
unsuited|not easy to combine harmoniously|incompatible mismated
unsung|not famous or acclaimed|obscure unknown
untidy|not neat and tidy|
untie|undo the ties of|unbrace unlace
untold|too much to be measured|incalculable
untoward|not in keeping with accepted standards of what is right or proper in polite society|indecent indecorous unbecoming uncomely unseemly
untried|not tried or tested by experience|unseasoned untested young
untrue|not according with the facts|
unusable|not capable of being used|unserviceable unuseable
unused|not yet used or soiled|fresh
unusual|not usual or common or ordinary|
unveil|remove the veil from|
unwary|not alert to danger or deception|
unwind|reverse the winding or twisting of|unroll
unworthy|lacking in value or merit|
unzip|open the zipper of|
upbeat|pleasantly optimistic|cheerful pollyannaish
upcoming|of the relatively near future|approaching coming forthcoming
update|modernize or bring up to date|
updating|the act of changing something to bring it up to date|
upfront|frank and honest|
upgrade|to improve what was old or outdated|
upheaval|a state of violent disturbance and disorder|turbulence
uphold|keep or maintain in unaltered condition|continue preserve
upkeep|activity involved in maintaining something in good working order|care maintenance
uplift|fill with high spirits|elate intoxicate
uplifted|exalted emotionally especially with pride|
upload|transfer a file or program to a central computer from a smaller computer or a computer at a remote location|
upper|the topmost one of two|
upright|in a vertical position|unsloped
uproot|move forcibly from their homeland into a new and foreign environment|deracinate
upscale|appropriate for people with good incomes|
upset|disturb the balance or stability of|
upshot|a phenomenon that follows and is caused by some previous phenomenon|consequence effect outcome result event issue
upside|the highest or uppermost side of anything|top
upstate|in or toward the northern parts of a state|
upstream|toward the source or against the current|upriver
uptake|the process of taking food into the body through the mouth|consumption ingestion intake
uptown|a residential part of town away from the central commercial district|
upturn|an upward movement or trend as in business activity|
upward|spatially or metaphorically from a lower to a higher position|up upwards upwardly
upwardly|spatially or metaphorically from a lower to a higher position|up upwards upward
urban|relating to or concerned with a city or densely populated area|
urbane|showing a high degree of refinement and the assurance that comes from wide social experience|polished refined
urchin|poor and often mischievous city child|
urge|force or impel in an indicated direction|press exhort
urgency|pressing importance requiring speedy action|
urgent|compelling immediate action|pressing
urgently|with great urgency|desperately
urging|a verbalization that encourages you to attempt something|goad goading prod prodding spur spurring
usable|capable of being put to use|useable
usage|the act of using|use utilization utilisation employment exercise
used|employed in accomplishing something|
useful|being of use or service|utile
useless|having no beneficial use or incapable of functioning usefully|
user|a person who makes use of a thing|
usher|take to their seats, as in theaters or auditoriums|show
using|an act that exploits or victimizes someone|exploitation victimization victimisation
usual|commonly encountered|common
usually|under normal conditions|normally unremarkably commonly ordinarily
utensil|an implement for practical use|
utility|a company that performs a public service|
utilize|put into service|use utilise apply employ
utmost|of the greatest possible degree or extent or intensity|extreme uttermost
utter|without qualification|arrant complete consummate everlasting gross perfect pure sodding stark staring thorough thoroughgoing unadulterated
uttered|communicated in words|expressed verbalized verbalised
utterly|completely and without qualification|absolutely perfectly dead
vacancy|being unoccupied|
vacant|void of intelligence or thought|
vacate|leave voluntarily|resign renounce
vacation|leisure time away from work devoted to rest or pleasure|holiday
vacuum|the absence of matter|vacuity
vagary|an unexpected and inexplicable change in something|
vague|not clearly expressed or understood|obscure
valet|a manservant who acts as a personal attendant to his employer|gentleman man
valiant|having or showing valor|valorous
valid|well grounded in logic or truth or having legal force|
validate|declare or make legally valid|formalize formalise
validity|the quality of being valid and rigorous|cogency rigor rigour
valley|a long depression in the surface of the land that usually contains a river|vale
valor|the qualities of a hero or heroine|heroism gallantry valour valorousness valiance valiancy
valuable|having great material or monetary value especially for use or exchange|
value|a numerical quantity measured or assigned or computed|
valve|a structure in a hollow organ with a flap to insure one-way flow of fluid through it|
vanguard|the leading units moving at the head of an army|van
vanish|get lost, as without warning or explanation|disappear
vanished|having passed out of existence|
vanity|feelings of excessive pride|conceit
vanquish|come out better in a competition, race, or conflict|beat crush shell trounce
vapor|a visible suspension in the air of particles of some substance|vapour
variable|liable to or capable of change|
variant|an event that departs from expectations|discrepancy variance
variety|noticeable heterogeneity|diverseness diversity multifariousness
various|of many different kinds purposefully arranged but lacking any uniformity|assorted
varying|marked by diversity or difference|variable
vase|an open jar of glass or porcelain used as an ornament or to hold flowers|
vast|unusually great in size or amount or degree or especially extent or scope|huge immense brobdingnagian
vastly|to an exceedingly great extent or degree|immensely
vastness|unusual largeness in size or extent or number|enormousness grandness greatness immenseness immensity sizeableness wideness
vault|a burial chamber|
veal|meat from a calf|veau
vector|a variable quantity that can be resolved into components|
veer|turn sharply|swerve sheer curve trend slue slew cut
veering|the act of turning aside suddenly|swerve swerving
vegan|a strict vegetarian|
vehement|marked by extreme intensity of emotions or convictions|fierce tearing violent
vehicle|a conveyance that transports people or objects|
veil|a garment that covers the head and face|
veiling|a net of transparent fabric with a loose open weave|gauze netting
velocity|distance travelled per unit time|speed
velvet|a silky densely piled fabric with a plain back|
velvety|smooth and soft to sight or hearing or touch or taste|velvet
vending|the act of selling goods for a living|peddling hawking vendition
vendor|someone who promotes or exchanges goods or services for money|seller marketer vender trafficker
venison|meat from a deer used as food|
vent|give expression or utterance to|ventilate
venture|proceed somewhere despite the risk of possible dangers|embark
veracity|unwillingness to tell lies|
veranda|a porch along the outside of a building|verandah gallery
verb|the word class that serves as the predicate of a sentence|
verbal|communicated in the form of words|
verdict|the findings of a jury on issues of fact submitted to it for decision|
verge|a region marking a boundary|brink threshold
verified|proved to be true|
verify|confirm the truth of|
verse|literature in metrical form|poetry poesy
version|an interpretation of a matter from a particular viewpoint|
vertical|at right angles to the plane of the horizon or a base line|perpendicular
verve|an energetic style|vitality
vessel|a tube in which a body fluid circulates|vas
vest|provide with power and authority|invest enthrone
vested|fixed and absolute and without contingency|
vestige|an indication that something has been present|trace tincture shadow
veto|a vote that blocks a decision|
vex|cause annoyance in|annoy rag bother irritate rile nark nettle gravel chafe devil
viable|capable of being done with means at hand and circumstances as they are|feasible executable practicable workable
viaduct|bridge consisting of a series of arches supported by piers used to carry a road over a valley|
vibe|a distinctive emotional aura experienced instinctively|vibration
vibrant|vigorous and animated|vivacious
vibrate|shake, quiver, or throb|
vicinity|a surrounding or nearby region|locality neighborhood neighbourhood
victor|a combatant who is able to defeat rivals|master superior
victory|a successful ending of a struggle or contest|triumph
video|the visible part of a television transmission|picture
vie|compete for something|compete contend
view|a way of regarding situations or topics etc.|position perspective
viewer|a close observer|spectator witness watcher looker
vigilant|carefully observant or attentive|wakeful
vigor|forceful exertion|energy vigour zip
vigorous|characterized by forceful and energetic action or activity|
vilify|spread negative information about|revile vituperate rail
village|a community of people smaller than a town|settlement
vine|a plant with a weak stem that derives support from climbing, twining, or creeping along a surface|
vineyard|a farm of grapevines where wine grapes are produced|vinery
vintage|a season's yield of wine from a vineyard|
vinyl|a univalent chemical radical derived from ethylene|
violet|a variable color that lies beyond blue in the spectrum|
virtual|being actually such in almost every respect|practical
virtue|the quality of doing what is right and avoiding what is wrong|virtuousness
virtuoso|someone who is dazzlingly skilled in any field|ace adept champion sensation maven mavin genius hotshot star superstar whiz whizz wizard wiz
visage|the human face|countenance physiognomy phiz kisser smiler mug
visible|capable of being seen|seeable
vision|a vivid mental image|
visit|go to see a place, as for entertainment|see
visiting|the activity of making visits|
vista|the visual percept of a region|view aspect prospect scene panorama
visual|relating to or using sight|ocular optic optical
visually|with respect to vision|
vital|urgently needed|critical
vitality|an energetic style|verve
vitamin|any of a group of organic substances essential in small quantities to normal metabolism|
vivid|evoking lifelike images within the mind|graphic lifelike pictorial
vocal|relating to or designed for or using the singing voice|
vocalist|a person who sings|singer vocalizer vocaliser
vocation|the particular occupation for which you are trained|career calling
voice|the distinctive quality or pitch or condition of a person's speech|
voiced|produced with vibration of the vocal cords|sonant soft
voicing|the act of adjusting an organ pipe so that it conforms to the standards of tone and pitch and color|
void|lacking any legal or binding force|null
volatile|evaporating readily at normal temperatures and pressures|
volcano|a fissure in the earth's crust through which molten lava and gases erupt|vent
volition|the capability of conscious choice and decision and intention|will
volley|rapid simultaneous discharge of firearms|fusillade salvo burst
voltage|the rate at which energy is drawn from a source that produces a flow of electricity in a circuit|emf
volume|the amount of 3-dimensional space occupied by an object|
vouch|give personal assurance|
vowel|a speech sound made with the vocal tract open|
voyage|an act of traveling by water|
voyager|a traveler to a distant land|
wacky|ludicrous, foolish|goofy silly whacky zany
wading|walking with your feet in shallow water|
wafer|a small adhesive disk of paste|
waft|be driven or carried along, as by the air|
wag|move from side to side|waggle
wage|something that remunerates|pay earnings remuneration salary
wagon|any of various kinds of wheeled vehicles drawn by an animal or a tractor|waggon
waiter|a person whose occupation is to serve at table|server
waitress|a woman waiter|
wake|the consequences of an event|aftermath backwash
walking|close enough to be walked to|
walkout|a strike in which the workers walk out|
wall|an architectural partition with a height and length greater than its thickness|
wallet|a pocket-size case for holding papers and paper money|billfold notecase pocketbook
wallow|devote oneself entirely to something|
walrus|either of two large northern marine mammals having ivory tusks and tough hide over thick blubber|seahorse
wand|a rod used by a magician or water diviner|
wander|move about aimlessly or without any destination, often in search of food or employment|roll swan stray tramp roam cast ramble rove range drift vagabond
wane|grow smaller|decline
waning|a gradual decrease in magnitude or extent|
want|feel or have a desire for|desire
ward|a person who is under the protection or in the custody of another|
warden|the chief official in charge of a prison|
wardrobe|a tall piece of furniture that provides storage space for clothes|closet press
warm|having or producing a comfortable and agreeable degree of heat or imparting or maintaining heat|
warming|imparting heat|
warmly|in a hearty manner|heartily cordially
warmth|the sensation caused by heat energy|heat
warning|a message informing of danger|
warp|make false by mutilation or addition|falsify distort garble
warped|used especially of timbers or boards|
warping|a moral or mental distortion|warp
warrant|provide adequate grounds to justify|
warranty|a written assurance that some product or service will be provided or will meet certain specifications|guarantee warrant warrantee
wary|marked by keen caution and watchful prudence|
wash|clean with some chemical process|rinse
washable|capable of being washed without injury|
washing|the work of cleansing|wash lavation
wasteful|inefficient in use of time and effort and materials|uneconomical
watch|look attentively|
watching|the act of observing|observation observance
watchman|a guard who keeps watch|watcher
water|binary compound that occurs at room temperature as a clear colorless odorless tasteless liquid|
watered|having a wavelike pattern|moire
waterway|a navigable body of water|
watery|wet with secreted or exuded moisture such as sweat or tears|reeking
watt|a unit of power equal to 1 joule per second|w
waveform|the shape of a wave illustrated graphically by plotting the values of the period quantity against time|
wavy|having waves|
waxed|treated with wax|
waxing|the application of wax to a surface|
waylay|wait in hiding to attack|ambush scupper bushwhack lurk ambuscade
wayside|edge of a way or road or path|roadside
wayward|resistant to guidance or discipline|contrary obstinate perverse
weaken|lessen the strength of|
weakened|impaired by diminution|diminished lessened vitiated
weakness|a flaw or weak point|failing
wealth|the state of being rich and affluent|wealthiness
wealthy|having an abundant supply of money or possessions of value|affluent flush loaded moneyed substantial
weaned|freed of dependence on something especially mother's milk|
weaning|the act of substituting other food for the mother's milk in the diet of a child or young mammal|ablactation
wearying|producing exhaustion|exhausting tiring wearing
weaving|creating fabric|
web|an intricate network suggesting something that was formed by weaving or interweaving|
wed|take in marriage|marry conjoin espouse
wedded|having been taken in marriage|wed
wedding|the social event at which the ceremony of marriage is performed|nuptials hymeneals
wedge|any shape that is triangular in cross section|cuneus
wedlock|the state of being a married couple voluntarily joined for life|marriage matrimony union
weighing|careful consideration|deliberation advisement
welcome|accept gladly|
weld|join together by heating|
welding|fastening two pieces of metal together by softening with heat and applying pressure|
well|in a good or proper or satisfactory manner or to a high standard|good
welter|a confused multitude of things|clutter jumble muddle fuddle smother
west|the cardinal compass point that is a 270 degrees|westward w
westerly|toward the west|westward
westward|toward the west|westwards westerly
wharf|a platform built out from the shore into the water and supported by piles|pier wharfage dock
whatever|one or some or every or all without specification|any whatsoever
wheat|annual or biennial grass having erect flower spikes and light brown grains|
wheel|a simple machine consisting of a circular frame with spokes that can rotate on a shaft or axle|
whence|from what place, source, or cause|
wherever|where in the world|wheresoever
whiff|a short light gust of air|puff
whim|a sudden desire|caprice impulse
whirl|turn in a twisting or spinning motion|twirl swirl twiddle
whirling|the act of rotating in a circle or spiral|gyration
whirring|sound of something in rapid motion|whir whirr birr
whisk|move somewhere quickly|
whisper|speak softly|
whodunit|a story about a crime presented as a novel or play or movie|mystery
whoop|shout, as if with joy or enthusiasm|
wicker|slender flexible branches or twigs|
wide|having great extent from one side to the other|broad
widely|to a great degree|sorely
width|the extent of something from side to side|breadth
wife|a married woman|
wig|hairpiece covering the head and made of real or synthetic hair|
wiggle|move to and fro|jiggle joggle
wild|marked by extreme lack of restraint or control|
wildcat|an exploratory oil well drilled in land not known to be an oil field|
wildlife|all living things that are undomesticated|
wildly|to an extreme or greatly exaggerated degree|
will|the capability of conscious choice and decision and intention|volition
willing|disposed or inclined toward|
willowy|slender and graceful|gracile
wilting|causing to become limp or drooping|wilt
winded|breathing laboriously or convulsively|blown pursy
winding|marked by repeated turns and bends|tortuous twisting twisty voluminous
windmill|a mill that is powered by the wind|
window|a transparent opening in a vehicle that allow vision out of the sides or back|
wing|a movable organ for flying|
wingspan|linear distance between the extremities of an airfoil|wingspread
wink|gleam or glow intermittently|flash blink twinkle winkle
winner|the contestant who wins the contest|victor
winning|succeeding with great difficulty|
winsome|charming in a childlike or naive way|
winter|the coldest season of the year|wintertime
wipe|rub with a circular motion|
wire|ligament made of metal and used to fasten things or make cages or fences etc|
wisdom|accumulated knowledge or erudition or enlightenment|
wishbone|the furcula of a domestic fowl|
wishing|a specific feeling of desire|wish want
wisp|a small tuft or lock|
wistful|showing pensive sadness|pensive
wit|a message whose ingenuity or verbal skill or incongruity has the power to evoke laughter|humor humour witticism wittiness
withdraw|pull back or move away or backward|retreat recede retire
withhold|retain and refrain from disbursing|deduct recoup
within|on the inside|inside
witness|someone who sees an event and reports what happened|witnesser informant
witty|combining clever conception and facetious expression|
wizard|someone who is dazzlingly skilled in any field|ace adept champion sensation maven mavin virtuoso genius hotshot star superstar whiz whizz wiz
wobble|move unsteadily|coggle
wobbling|fluctuating unsteadily|
wobbly|inclined to shake as from weakness or defect|rickety shaky wonky
woman|an adult female person|
wonder|have a wish or desire to know something|inquire enquire
wondrous|extraordinarily good or great|fantastic grand howling marvelous marvellous rattling terrific tremendous wonderful
wont|an established custom|habit
wooded|covered with growing trees and bushes etc|
woodland|land that is covered with trees and shrubs|forest timberland timber
woodwind|any wind instrument other than the brass instruments|wood
woodwork|work made of wood|
woof|the yarn woven across the warp yarn in weaving|weft filling pick
wooing|a man's courting of a woman|courtship courting suit
wool|a fabric made from the hair of sheep|woolen woollen
woolly|having a fluffy character or appearance|flocculent wooly
word|a unit of language that native speakers can identify|
wording|the manner in which something is expressed in words|diction phrasing phraseology verbiage
work|activity directed toward making or doing something|
workable|capable of being done with means at hand and circumstances as they are|feasible executable practicable viable
workbook|a student's book or booklet containing problems with spaces for solving them|
working|actively engaged in paid work|
workload|work that a person is expected to do in a specified time|
workman|an employee who performs manual or industrial labor|workingman
workout|the activity of exerting your muscles in various ways to keep fit|exercise exercising
workshop|small workplace where handcrafts or manufacturing are done|shop
worm|a person who has a nasty or unethical character undeserving of respect|louse insect
wormhole|hole made by a burrowing worm|
worried|afflicted with or marked by anxious uneasiness or trouble or grief|disquieted distressed disturbed upset
worry|be concerned with|care
worse|inferior to another in quality or condition or desirability|
worst|most wanting in quality or value or condition|
worsted|a woolen fabric with a hard textured surface and no nap|
worth|having a specified value|
woven|made or constructed by interlacing threads or strips of material or other elements into a whole|
wrapper|a loose dressing gown for women|negligee neglige peignoir housecoat
wreath|flower arrangement consisting of a circular band of foliage or flowers for ornamental purposes|garland coronal chaplet lei
wrestle|combat to overcome an opposing tendency or force|
wrestler|combatant who tries to throw opponent to the ground|grappler matman
wringer|a clothes dryer consisting of two rollers between which the wet clothes are squeezed|
wrinkle|a slight depression or fold in the smoothness of a surface|furrow crease crinkle seam line
wrist|a joint between the distal end of the radius and the proximal row of carpal bones|carpus
writ|a legal document issued by a court or judicial officer|
writing|the act of creating written works|authorship composition penning
written|set down in writing in any of various ways|
wrong|contrary to conscience or morality or law|
wrongly|without justice or fairness|
wrought|shaped to fit by or as if by altering the contours of a pliable mass|shaped molded
wryly|in a wry manner|
yacht|an expensive vessel propelled by sail or power and used for cruising or racing|
yachting|water travel for pleasure|boating
yap|bark in a high-pitched tone|yelp yip
yard|a unit of length equal to 3 feet|pace
yawn|an involuntary intake of breath through a wide open mouth|yawning oscitance oscitancy
yawning|gaping open as if threatening to engulf someone or something|
yeah|not only so, but|yea
year|a period of time containing 365 days|twelvemonth yr
yearn|desire strongly or persistently|hanker long
yearning|prolonged unfulfilled desire or need|longing hungriness
yelled|in a vehement outcry|shouted
yelling|uttering a loud inarticulate cry as of pain or excitement|shouting
yelp|bark in a high-pitched tone|yip yap
yen|a yearning for something or to do something|hankering
yet|up to the present time|
yield|be the cause or source of|give afford
yielding|inclined to yield to argument or influence or control|
yodeling|singing by changing back and forth between the chest voice and a falsetto|
yogurt|a custard-like food made from curdled milk|yoghurt yoghourt
yonder|distant but within sight|yon
young|in an early period of life or development or growth|immature
youth|a young person|younker
youthful|suggestive of youth|vernal young
yucky|highly offensive|disgusting disgustful distasteful foul loathly loathsome repellent repellant repelling revolting skanky wicked
yummy|extremely pleasing to the sense of taste|delectable delicious luscious scrumptious toothsome
zeal|a feeling of strong eagerness|ardor ardour elan
zero|a quantity of no importance|nothing nil nix nada null aught cipher cypher naught zilch zip zippo
zest|vigorous and enthusiastic enjoyment|gusto relish zestfulness
zinc|a bluish-white lustrous metallic element|zn
zone|a locally circumscribed place characterized by some distinctive features|
zoo|the facility where wild animals are housed for exhibition|menagerie
zoom|move along very quickly|whizz`;
