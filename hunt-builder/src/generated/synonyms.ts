/**
 * Made by scripts/make-synonyms.ts from WordNet 3.1 (c) 2011 by Princeton University; see
 * WORDNET-LICENSE.txt beside it. One line per term of the search: the term, then terms that can mean the same.
 */
export const synonymLines = `abandon desert empty
abroad oversea
absent lack miss remov want
accent dialect tonic
accept consent take
access admission approach
accident strok
account bill describ history report story
accredit commission credit licens
accus charg
ace champion crack geniu nail singl star super top unity wizard
acid bitter dot elvi pane sulfurou
acr estat land
act deed move number perform play pretend work
activ fight
actor player thespian worker
adam go
add br lend supply total
addition gain increas
address deal direct handl plow speak speech
adjoin border butt edge march meet touch
administration brass govern government presidency
admirer champion friend
admission access
adopt borrow embrac follow
advanc approach beforehand elevat forward modern procession progress win
advent com
adventur chanc gambl stak
advis propos suggest
adz adze
adze adz
aerial antenna
afloat flood overflow
after afterward dessert later sweet
afterward after later
ag ripen silver
age year
aged older ripen
agency authority bureau mean offic way
agent broker
aggregat combin mass total
agre check concord fit hold match tally
ahead befor beforehand forward lead
aid assist attention care help tend
ail pain peak troubl
aim bear design direct driv get head object propos purpos take target train
air bare beam breez broadcast pose send spread strain tune vent
airfield field
airplan plan
airstrip strip
aisl gangway
al aluminum
alarm alert
albatross millston
alcov bay
alert alarm aliv awak brisk merry rattl
aleut aleutian
aleutian aleut
alight light perch
alik like
aliv alert awak live
alligator crack gator
allow grant let permit reserv
ally confederat friend
almost near nearly
alon entirely lone lonely
aloud loud loudly
also besid too
alter chang fix
alternat jump substitut
altitud el elevation height
aluminum al
alway ever forever
amateur unpaid
amber gold
ambush trap
amend better damag repair
amphitheater coliseum
anchor backbon ground keyston
andiron dog
angel saint
anger enrag furiou wrath
angl fish lean slant tilt tip weight
angler troller
angry furiou rag wild
animal beast creatur
annex extension wing
announc declar proclaim
annual yearly
annuity rent
answer reply result
antenna aerial
anthem hymn
antiqu pass
apart asid
apartment flat
apatosauru brontosauru
apiec each
appeal charm collection prayer
appear look seem
applaud clap spat
applaus clapp
appointment date fitt nam
apprentic articl bound
approach access advanc attack com near
approv bless sanction
arc arch bow curv spark
arcad colonnad
arch arc archway bow curv wick
architect designer
archway arch
arctic glacial icy polar rubber
area arena country expans orbit region spher
arena area bowl field orbit spher stadium
argu argument debat fenc reason tilt
argument argu debat tilt
arm armament branch fortify limb munition subdivision weapon
armament arm
armistic truc
armory arsenal
around roughly round
arrang order stag
arrest catch check collar contain cop get halt hitch nail pinch stay stop stunn
arriv come get
arrow pointer
arsenal armory
art graphic
articl apprentic bound
articulat joint phras say word
artificial stilt
artillery gun weapon
asid apart away
ask demand expect need
aslant slant slop
asleep depart gone numb
assay check seek try
assembly gather
assist aid attend help serv
assistant help helper
association tie
asterisk star starr
astray wide
athen athena palla
athena athen palla
atom particl speck
atomic nuclear
attach bind bond connect
attack approach blast fire flak round snip
attend assist attention look see
attention aid attend care tend
attic bean dome ionic loft noodl
attorney lawyer
attraction draw magnet
audienc hear
august grand rever
aurora dawn morn sunris
author generator sourc writer
authority agency bureau government offic sanction
authoriz clear pass
auto automobil car machin motorcar
automaton robot
automobil auto car machin motorcar
autumn fall
aveng reveng
avenu boulevard
await expect look wait
awak alert aliv wake
award grant honor laurel present priz
away asid outsid
awn sunshad
ax axe
axe ax
b existenc
babe baby infant
baby babe child infant spoil
bach bachelor
bachelor bach
back backbon backward championship fund gage game hind mount punt rear second spin stak support
backbon anchor back grit keyston sand spin
backdrop background
background backdrop ground sett
backstag wing
backward back
bad badly big forg spoil tough unfit
badger bug teas torment worry
badly bad ill
bag base bulg grip pocket purs suitcas
baggag luggag
bait cod decoy hook rag rally ride taunt teas
bak scorch
balanc counterweight pois reconciliation rest
baldy skin
ball baseball egg formal glob lump
ballad lay
balloon inflat
ballot vot vote
ballpark park
ban banish bann prohibition
band circl isthmu lot ring set strip
bandag bind bound dress patch
bandstand stand
bang batter belt blast bolt boot clap eruption fring hit hump jazz kick knock screw slap thrill
banish ban bar
bank bet
bankrupt break ruin
bann ban
banner standard
baptiz christen
bar banish barehead barroom block blockad cake husk saloon stop streak stripp uncover
barb bit bristl bristly burr dig prickly shaft shot spiny
barbecu grill
bare air barren mere nak nude spar strip stripp unfinish
barehead bar
barely hardly just scarc scarcely
barg flatboat lighter
bargain buy deal steal
bark skin
baron king power tycoon
baronial nobl
barr blockad
barrack cheer heckl inspir jeer
barrel cask drum
barren bare free wast
barroom bar saloon
base bag cornerston establish floor foot found foundation ground mean pedestal root stand stem
baseball ball
basement cellar
basket basketful hoop
basketball hoop
basketful basket
bass deep
bastion fortify
bat buggy crack cream flutter lick nut
bather swimmer
bathroom john privy toilet
bathtub tub
baton billy
batter bang hitter slugger
battery bombardment shell
battl conflict fight struggl
battlefield field
battlement castl
baubl novelty trinket
bay alcov
beacon lighthous
bead drop pearl
beak bill nozzl peck pick snout
beam air broadcast glad glow ray shin
bean attic dome noodl
bear aim birth brook carriag contain deliver head presenc stand support wear
beard whisker
bearer carrier holder
beast animal creatur wildcat wolf
beat bunk bush crush dead drum flap gravel heartbeat lac lick puls puzzl round shell
beauty dish peach
beaver stovepip
becom get go turn
bed bottom hump jazz layer screw seam
bedchamber bedroom chamber
bedlam madhous sanatorium
bedroom bedchamber chamber
beef crab grip grous holler kick
beehiv hive
beep blar honk toot
beetl mallet overhang
befor ahead earlier
beforehand advanc ahead
beg pray tap
begin get start
beginn commencement first kickoff root sourc start
behind bottom bun butt fanny nat rear seat slow stern tail
belch bubbl burp erupt
belfry campanil
believ conceiv think trust
believer worshiper
bell chim gong toll
bellow holler roar
belly bulg
belong go hold property
below beneath downstair
belt bang knock
bench terrac workbench
bend bent creas crimp crook crouch curv fold stoop turn twist
beneath below
benefit gain profit
bent bend crumpl dent hang set
berm shoulder
berth bunk moor moorag offic plac post slip spot wharf
besid also too
besieg sieg surround
bespectacl spectacl
best better scoop
bet bank count look play reckon stak swear
betray fail sell stag wander
bett sport
better amend best bettor break
bettor better
bewar mind
bibl book scriptur word
bicycl bike cycl pedal wheel
bid command offer play press tender wish
big bad boastful crow giv grown handsom larg swell
bigger larger
bighorn cimarron
bike bicycl cycl motorcycl pedal wheel
bill account beak charg circular flier flyer measur note post poster
billboard hoard
billion million
billy baton
bind attach bandag bond dress stick tie truss
bird boo chick doll fowl hiss hoot shuttl shuttlecock skirt snort
birth bear deliver nativity
birthplac cradl
biscuit cooki cooky
bit barb bite bitter chip flak fleck minut mo moment number scrap second snatch spot
bite bit burn st
bitter acid bit sulfurou
black bootleg contraband fatal grim negro
blad steel sword vane
blam blast bless charg damn fault pick
blank clean spac whit
blanket broad cover wide
blar beep blast din honk toot
blast attack bang blam blar bless blow boom clap damn eruption flak gust nail shell shoot
blaz blind dazzl glar hell
bleach color dyed fad
blend combin go merg mix shad
bless approv blam blast boon damn hallow sign thanksgiv
blimp sausag
blind blaz dazzl dim glar screen
blink bloody bloom crash flam flash twinkl wink
blizzard snowstorm
block bar blockad cube forget halt plugg stop stuff
blockad bar barr block stop
blockhead loggerhead thick
blood rake
bloody blink bloom crash damn flam
bloom blink bloody blossom blush crash flam flower flush heyday peak prim
bloomer drawer pant
blossom bloom flower flush heyday peak prim unfold
blow blast boast bump coke drift float gas gust muff revers setback spoil wast
blown wind
blu blue vapor
blue blu grim low spicy
bluff bold sheer
blunt dull frank numb
blush bloom crimson flush
board plank room
boast blow featur gas sport
boastful big crow
boat yacht
boater boatman panama sailor waterman
boatman boater waterman
bob dock shill tail
bobbin reel spool
body corporal trunk
boil seeth stew
boiler kettl
bold bluff sheer
bolt bang gobbl slap
bomb bombardment fail turkey
bombardment battery bomb shell
bomber grinder hero submarin torpedo wedg
bon clapper
bonanza boom gravy
bond attach bind stick tie
bondag slavery
bone drum ivory pearl
bonnet hood
boo bird hiss hoot snort
booby dummy
book bibl hold ledger record reserv reservation script scriptur volum
boom blast bonanza din gravy nail roar thunder
boon bless
boot bang charg flush kick rush thrill trunk
booth stall
bootleg black contraband moonshin
bor drill dull slow
border adjoin bound butt edge fram margin mold ring skirt surround
bore drill gaug tire
born natural
borrow adopt
boss chief emboss foreman knob stamp
botanic botanical
botanical botanic
bother devil gravel pain rag troubl
bottom bed behind bottomland bun butt fanny freighter nat rear seat stern tail undersid
bottomland bottom
boulder rocky stony
boulevard avenu
bounc bound leap spirit spr
bound apprentic articl bandag border bounc boundary confin edge jump leap limit spr
boundary bound edge limit
bourgeoi burgher
bout round tear turn
bow arc arch bowlegg crouch prow stem stoop
bowl arena stadium trough
bowlegg bow
box boxwood pack
boxer drawer packer short
boxwood box
boy son
br add cover fetch institut land lend play spawn stock strain take work
brac brisk buttress coupl fresh pair pois span steady tonic
braid lace twist
branch arm fork leg separat subdivision
brand make mark steel sword
brass administration plaqu
brav fearless gay hardy weather
breach break gap rift
bread cabbag clam dough lettuc scratch sugar
break bankrupt better breach burst bust collaps crack fault founder interrupt jailbreak part paus rift ruin separat shift soften split suspension uncover
breaker surf
breakwater jetty seawall
breast chest front knocker summit
breath hint rest voiceless
breech trouser
breez air picnic
breezy windy
brib buy
bridegroom groom
bridg span
bridl check curb
bright brightly hopeful promis shin shiny
brighten clear
brightly bright
brim lip rim
brin saltwater
bring delivery
brisk alert brac fresh merry rattl tonic
bristl barb bristly burr burst prickly spiny upris
bristly barb bristl burr prickly spiny
broad blanket liberal wide
broadcast air beam program send spread
brok bust
broken bust crush low rugg upset
broker agent factor
bronc bronco
bronco bronc
brontosauru apatosauru
bronz tan tann
brood dwell loom mus ponder stew
brook bear creek stand support
broom heather sweep
broth stock
brother buddy comrad
brow eyebrow forehead hilltop
brown toast
brush skirmish sweep thicket
bubbl belch burp foam rippl
buck charg clam dollar hitch shoot tear
bucket pail
buckl crumpl heav
buddy brother
buff fan lover
bug badger germ tap teas
buggy bat crack nut
build construction edific establish figur flesh form fram make progress shap
built reinforc
bulg bag belly bulk bump hump jut pop start swell
bulk bulg mass volum
bull cop copper fake samson
bullet slug smok
bully cork crack dandy great hooligan neat old swell tough
bump blow bulg chanc find happen hump jut knock swell
bun behind bottom butt fanny nat rear roll seat stern tail
bunch bundl cluster crew crowd gang lot
bundl bunch cluster pack packet parcel pile wad
bungalow cottag
bunk beat berth escap nonsens rot run
bunker dugout trap
bureau agency authority chest offic
burger hamburger
burgess burgher
burgher bourgeoi burgess
burial bury
burl knot
burn bite burnt fire glow st sunburn tan
burnt burn
burp belch bubbl
burr barb bristl bristly prickly spiny
burrow tunnel
burst break bristl erupt explosion fit split volley
bury burial forget swallow
bus coach heap
bush beat dead scrub shrub
business job line
bust break brok broken raid tear
busy busybody occupy
busybody busy
butch dike
butcher slaughter
butt adjoin behind border bottom bun cigarett edge fanny goat march nat seat stern
butterfly mash
button push
buttress brac
buy bargain brib purchas steal
buzz hum seeth
byzantin tangl
cab hack
cabbag bread clam dough hook lettuc lift pinch scratch sugar
cabinet locker
cabl line telegraph wire
caboos cookhous
cage coop
caisson coffer
cake bar coat
calich hardpan
calico paint
call career cry holler name phon promis ring scream shout squall telephon visit yell
calm quiet steady still
cambrian welsh
camouflag disguis
camp tent
campaign caus crusad driv fight press push run
campanil belfry
can wicker
canal channel duct
canary fink sneaker
cancer crab
candidat prospect
candl taper
candy glaz
canin dogtooth
canton quarter
canva sail
cap ceil crest hood jacket
capital great washington
captain skipper
captiv confin imprison jail prisoner wrapp
captur catch charm conquer entranc get seiz
car auto automobil gondola machin motorcar
card cart post poster teas wag wit
care aid attention fear handl like tend wish worry
career call
careful measur
cargo freight load
caribou reindeer
carnival circu fair
carousel whirligig
carpentry woodwork
carpet rug
carriag bear coach pram rig stroller
carrier bearer
carry channel contain dribbl express pack stock sway take transport
cart card drag handcart haul
cartoon sketch
cartridg magazin
carv cutt sculptur
carver sculptor
cas case shell
cascad shower
case cas caus event exampl font lawsuit sheath suit type
cashier teller
cask barrel
casket coffin
cast cat couch drift hurl mold project put rang roam shed sick stamp stray swan throw wander
caster castor
castl battlement palac
castor caster
cat cast guy honk sick sod
catch arrest captur charm contract entranc get haul hitch match spott spy view watch
cattl cow oxen
cattleman cowboy cowhand
caus campaign case crusad driv get ground lawsuit make reason suit
cavalry hors
cave undermin
ceas end finish quit stop
ceil cap roof
celebrat fam famou history keep not renown story
celibat continent
cellar basement
cemetery graveyard
cent penny
center direction eye halfway heart kernel mall meat middl midway plaza rivet
central exchang key
century hundr
ceremonial ceremony
ceremony ceremonial
certain seal sure
certify licens qualify
chain iron strand
chair chairman lead president
chairman chair president
chalk crank glass ice trash
challeng disput
chamber bedchamber bedroom
champ champion
champion ace admirer champ defend fighter friend geniu hero star wizard
championship back titl
chanc adventur bump find fortun gambl happen luck opportunity prospect
chang alter exchang switch
channel canal carry duct groov transport
chap crack crevic fellow
char charr coal scorch sear woman
character fiber type
charg accus bill blam boot buck complaint kick load lodg mission point rous saddl tear thrill
charm appeal captur catch entranc spell witch wizard
charr char
charter hir hire leas rent take
chas dog follow furrow tag tail track trail
cheap flash loud punk
cheat chess chisel dirty foul jockey screw shaft trickster wander
check agre arrest assay bridl checker condition contain control crack curb halt hitch match see stay tally train
checker check
cheer barrack comfort shout sunshin
chemist druggist pharmacist
cherry crimson red ruby scarlet
chess cheat
chest breast bureau
chew jaw plug wad
chicago michigan stop
chick bird doll skirt
chicken yellow
chief boss foreman head headman main master primary
child baby fry kid minor youngster
chill cool scary shiver shudder thrill
chim bell gong
chimp chimpanze
chimpanze chimp
china taiwan
chip bit chipp crisp flak fleck fry nick scrap splinter
chipp chip splinter
chisel cheat
chocolat cocoa coffe
choic pick prim priz
choir choru
chok die exit foul
choos take
chop hack
chopp slic
chor job
choru choir
chosen elect
christen baptiz
chut jump parachut slid
cigarett butt
cimarron bighorn
cinder clinker
cinema film
circl band lot rope rotary set
circu carnival
circuit tour
circular bill flier flyer rotary round
city metropoli
civic civil
civil civic polit
civilization cultur
clack clap clatter click
clad cloth
claim exact
clam bread buck cabbag dollar dough lettuc scratch sugar
clan kin trib
clap applaud bang blast clack eruption spat
clapp applaus
clapper bon tongu
clash collid crash jar skirmish
class cours family form grad separat sort
classic classical
classical classic
classroom schoolroom
clatter clack
claw hook talon
clay corps mud remain
clean blank clear fair fairly light neat pick plum plumb sport
clear authoriz brighten clean earn glad net open sack top
clearanc headroom
cleft crack crevic
clench clutch grasp grip hold
click clack dawn dog
client customer guest
cliff drop
climat mood
climb mount rais rise wax
clinker cinder
clip clipp magazin prun snip time trot
clipp clip cutt snip trim trimm
cloak cloth disguis drap mask robe wrapp
clock time
clos closely confin end faithful final finish fold last near shut shutt tight unopen
closely clos nearly tight
closer nearer
closest nearest
closet cupboard press
cloth clad cloak drap dress fabric material robe textil wear wrapp
cloud fog mist mottl
clown comedy prank
club clubhous gild guild lodg nine order society
clubhous club
cluster bunch bundl flock
clutch clench grasp grip hold seiz
coach bus carriag handler manager train
coal char ember
coast glid seashor
coat cake finish surfac
cobbl cobbleston sett
cobbler shoemaker
cobbleston cobbl sett
cock hammer prick rooster shaft strut tool
cocoa chocolat
cod bait collect fool gull pod rag rally ride slang taunt teas
code inscrib
coffe chocolat
coffer caisson
coffin casket
coil curl helix loop roll scroll spiral
coin mint strik
coke blow snow
cold dusty
coliseum amphitheater
collaps break crash crumbl crumpl founder give
collar arrest cop nail
collect cod collection gather hoard pois
collection appeal collect
collid clash jar
colonist settler
colonnad arcad
colony settlement
color bleach dyed negro slant
column pillar tower
com advent approach
combin aggregat blend merg mix trust unit
come arriv descend get hail number seed total
comedian comic
comedy clown
comfort cheer consol ease quilt sooth
comic comedian
command bid control overlook overtop
commandant commander
commander commandant
commencement beginn first graduation kickoff start
commission accredit delegation licens mission
common green park usual
commonwealth country democracy land nation republic stat
communion shar
companion company comrad fellow
company companion fellowship party society troup
compar liken
compass dig grasp orbit rang reach
complain kick plain
complaint charg ill
complet end finish perfect pure star
compos pen writ
comrad brother companion fellow
con convict inmat learn st
conceiv believ think
concert cooperativ
concord agre lexington
condemn doom sentenc
condition check learn qualify statu str term train weather
conductor director
confederacy dixieland federation south
confederat ally
conferenc leagu
confin bound captiv clos enclos imprison jail limit
conflict battl disput fight struggl
congregation faithful fold
connect attach join link tie unit
conquer captur seiz
consecrat dedicat devot give hallow ordain order sacr vow
consent accept
consol comfort sooth
constitution formation
construction build structur twist
consumption intak use
contain arrest bear carry check control curb hold incorporat
content messag subject
continent celibat
continu cover keep preserv remain
contraband black bootleg
contract catch declaration narrow press shorten sign squeez
control check command contain curb hold
convention formula normal pattern rule
convert exchang
convict con inmat
cook fake fix fudg make ready
cookhous caboos
cooki biscuit cooky
cooky biscuit cooki
cool chill fine pois
cooler tank
coop cage
cooperativ concert
cop arrest bull collar copper hook nail pig thiev
copper bull cop pig
corbel truss
core kernel meat
cork bully crack dandy great neat old swell
corkscrew spiral
corn cur
corner nook recess tr trapp tree
cornerston base foundation
cornet horn trumpet
corporal body
corps clay remain
correct right
corset stay
cosmo creation existenc univers world
cost pric toll
costly dear
cot crib
cottag bungalow
couch cast fram loung put sofa
cougar painter panther puma
count bet matter number reckon tally weigh
counterpart twin
counterweight balanc
country area commonwealth land nation stat
coupl brac join link mat match mate pair span twin union
cours class feed flow grad line run track
court courtroom courtyard suit
courtroom court
courtyard court
cover blanket br continu cross deal embrac handl hide mask plow screen
cow cattl oxen
cowboy cattleman cowhand
cowcatcher fender pilot
cowhand cattleman cowboy
crab beef cancer grip grous holler
crack ace alligator bat break buggy bully chap check cleft cork crevic dandy gap go great neat nut offer old super swell top tornado whirl
cradl birthplac
craft trad
crank chalk fruitcak glass ice nut tender trash zigzag
crash blink bloody bloom clash collaps dash flam ram wreck
crawl creep
crawler creeper
craz fad rage
crazy mad sick
creak squeak whin
cream bat lick pick
creas bend crimp crinkl crisp fold furrow graz line rake seam
creat make produc
creation cosmo existenc found univers world
creator lord maker
creatur animal beast puppet tool
credit accredit quotation
creek brook
creep crawl mous
creeper crawler
crest cap crown peak plum summit tip top tuft
crevic chap cleft crack
crew bunch crowd gang
crib cot pony trot
criminal crook outlaw
crimp bend creas fold kink pinch
crimson blush cherry flush red ruby scarlet
crinkl creas crisp crumpl furrow line rippl seam
crisp chip creas crinkl sharp toast
crook bend criminal curv outlaw stoop turn twist
crop graz harvest pastur prun snip work
cross cover crossroad crosswalk foil ford grumpy mark span spoil track
crossroad cross hamlet
crosswalk cross
crouch bend bow squat stoop
crow big boastful triumph vapor
crowd bunch crew gang herd
crown crest jacket laurel poll summit top treetop
crucify dun rag torment
cruis sail
crumb rat
crumbl collaps crumpl decay tumbl
crumpl bent buckl collaps crinkl crumbl dent tumbl
crusad campaign caus driv fight press push
crusader reformer
crush beat broken jam low mash press shell squash squeez
cry call glar gross holler rank scream shout squall tear weep yell
crystal quartz
cube block dice
cuckoo goos
cue prompt remind
cultur civilization finish polish polit
cupboard closet
cur corn harden heal recover set vulcaniz
curb bridl check contain control hold
cure heal
curio curiosity oddity rarity
curiosity curio oddity rarity wonder
curiou odd rum
curl coil curv kink lock loop roll scroll
current flow stream
curs damn doom hex oath swear
curtain drap drapery
curv arc arch bend crook curl cut kink sheer twist wind
cushion padd shock soften
customer client
cut curv cutt edit gash hack prun sheer shorten skip slash slic tailor thin trim trimm
cutoff shortcut
cutt carv clipp cut edg pierc raw slip stabb
cutthroat fierc
cycl bicycl bike motorbik motorcycl pedal round
cyclist wheeler
czar tsar
d work
daddy pop
dam dike
damag amend harm hurt pric term wrong
damn blam blast bless bloody curs doom hoot
damp dull moist muffl mute soften
dandy bully cork crack dude gallant great neat old swell
danger peril
dangl drop hang suspension sw
dar dare
dare dar
dark darkness night shadow
darkness dark shadow
dash crash dott flash gallant scar shoot sprint spruc styl
date appointment escort
daughter girl
dawn aurora click morn sunris
day daylight year
daylight day
dazzl blaz blind glar
de delawar
dead beat bush drain numb perfectly short
deal address bargain cover flock handl heap lot mass mess mint mountain peck pile plenty plow pot raft sight spat stack take trad traffic wad
dealer trader
dear costly earnest good honey lamb love near
death dy
debat argu argument
debri dust junk rubbl
decad ten
decay crumbl rott rotten
decent fitt right
decid resolv settl
deck decorat dump floor
declar announc stat
declaration contract proclamation resolv
decorat deck ornament
decoration medal medallion ornament palm ribbon
decoy bait
decre order rule
dedicat consecrat devot give
dedication inscription loyalty
deed act titl
deep bass late trench
defeat disappoint foil kill lick
defend champion fight guard hold oppos support
defender guardian
degre grad level point stag
delawar de
delay hold holdup stay wait
delegat delegation
delegation commission delegat mission
deliver bear birth present rescu surrender
delivery bring livery pitch rescu sav speech
demand ask exact need take
democracy commonwealth republic
demolish destroy level raz
demon devil fiend monster
den lair
denim jean
dent bent crumpl goug nick prick scratch slit
depart asleep go gone part quit start
department section
departur exit go leav loss pass releas
depot stor storag storehous terminal
depression low slump
deputy lieutenant
descend come fall
describ account draw key line report trac
desert abandon
deserv worth
design aim pattern plan project purpos schem
designer architect
despair desperat
desperat despair dire
dessert after sweet
destroy demolish ruin
detail particular point
devic twist
devil bother demon fiend gravel rag
devis fashion forg invent mak organiz
devot consecrat dedicat give pay
dialect accent
diamond infield
diaper napkin
diary journal
dice cube die
die chok dice exit go pass
differ disagre
dig barb compass digg grasp grind hollow labor lodg pad poke shaft shot stab
digg dig lodg pad
digger shovel
dike butch dam
dim blind dip dumb faint slow
din blar boom
diorama panorama
dip dim drop duck dunk plung
dipper wagon
dire desperat dread dreadful frighten terribl
direct address aim engineer guid lead organiz plac point send steer straight take target
direction center guidanc steer way
director conductor manager
dirt greas grim scandal soil stain
dirty cheat foul grim muddy soil
disagre differ
disappear vanish
disappoint defeat foil
disaster tragedy
disc disk record saucer
discover find hear key learn notic see uncover
discovery find uncover
disgrac sham
disguis camouflag cloak mask
dish beauty peach saucer serv
disk disc record saucer
dismiss displac drop fir sack
displac dismiss fire move sack
display exhibit show
disput challeng conflict quarrel scrap
dissolv melt resolv thaw
distanc length
distant remov
distillery still
district territory zone
disus neglect
ditch dump
div dive
dive div plung
diver loon
divid separat shar split
division part section
dixieland confederacy south
dock bob moorag pier tail wharf
docket schedul
doctor fix mend physician repair restor
dodg duck escap fudg hedg schem shunn skirt
dog andiron chas click frank heel hound tag tail track trail
dogtooth canin
doll bird chick skirt
dollar buck clam
dom vault
dome attic bean noodl
don father wear
done through
donor giver
doodl scribbl
doom condemn curs damn fat fate lost sentenc unlucky
door doorway
doorway door
dormitory hall
dot acid dust elvi pane point scatter stud
dott dash fleck speck speckl
doubl fork imag repeat twic
doubt question
dough bread cabbag clam lettuc scratch sugar
doughnut ring
downriver downstream
downstair below
downstream downriver
dozen heap lash load lot pil raft scor stack ton twelv wad
draft draw gulp muster outlin tippl
draftsman drawer
drag cart dredg haul puff sweep tangl trail
dragoon railroad sandbag
drain dead
drama play
drap cloak cloth curtain drapery robe wrapp
drapery curtain drap
draw attraction describ draft haul hook line lottery puff pull quarter str tie trac
drawer bloomer boxer draftsman pant short
drawn worn
dread dire dreadful fear frighten terribl
dreadful dire dread frighten terribl
dredg drag
dress bandag bind cloth groom polish prun rob snip stuff
dressmaker seamstress
dribbl carry drip drop trickl
drift blow cast float head rang roam roll stray swan vagrant wander
drifter vagrant
drill bor bore exercis practic
drink pledg salut swallow toast
drip dribbl dripp drop trickl
dripp drip soak
driv aim campaign caus crusad driveway labor motor parkway ram ride tug
driveway driv
dron poke trailer
droop flag sag sagg swag weep wilt
drop bead cliff dangl dip dismiss dribbl drip fall fell flatten neglect overlook pearl shed sink spend throw unload
dropp fall
drover herder
druggist chemist pharmacist
drugstor pharmacy
drum barrel beat bone
drunk gone
duck dip dodg fudg hedg skirt
duct canal channel
dude dandy fellow gallant swell
dugout bunker
dull blunt bor damp dumb muffl mute numb slow soften
dumb dim dull mute slow
dummy booby
dump deck ditch floor
dun crucify rag torment
dungeon keep
dunk dip plung
dusk fall twilight
dust debri dot junk rubbl scatter
duster smock
dusty cold
dwarf gnom midget shadow
dwell brood harp home lie live
dwindl taper
dy death
dyed bleach color
each apiec
ear spik
earlier befor earliest sooner
earliest earlier
early former
earn clear gain make net pay profit wage win
earnest dear
earphon phon
earshot hear
earth glob ground land world
earthquak quak
ease comfort relief rest still
easily easy well
east orient
easy easily slow slowly soft
eat feed rust
eater feeder
echo recall repeat ring
edg cutt
edge adjoin border bound boundary butt inch march
edific build
edit cut
edition version
effigy imag
egg ball nut
eggshell shell
einstein geniu
el altitud elevat elevation
elder older
elect chosen
electric electrical
electrical electric
electricity power
elevat advanc el grand lift rais
elevation altitud el height lift peak pinnacl rais summit top
elevator lift
elk moos
ella greec
ellips oval
elvi acid dot pane
ember coal
emboss boss rais stamp
embrac adopt cover hug squeez
employ hire use
empty abandon hollow
enchantment spell
enclos confin enclosur envelop wrap
enclosur enclos
end ceas clos complet finish goal last remnant stop terminal
endanger peril
endow gift
enemy foe
engin locomotiv
engineer direct organiz
engrav etch grav inscrib scratch
enjoyment use
enlistment hitch tour
ennobl gentl
enough plenty
enrag anger furiou
enroll enter inscrib recruit
enshrin saint shrin
enter enroll entranc entry figur incom inscrib record recruit
entir full intact stallion total
entirely alon right whol wholly
entranc captur catch charm enter entry incom
entry enter entranc incom launch unveil
envelop enclos wrap
equal match peer rival touch
erod gnaw scour wear
error fault mistak
erupt belch burst flar
eruption bang blast clap
escap bunk dodg flight loos miss outflow run
escarpment scarp
escort date see
establish base build found install institut launch plant prov show
estat acr land
etch engrav inscrib
eternal perpetual
eve even
even eve flush level still yet
event case result
ever alway
exact claim demand stern take
exactly just
exam test
exampl case lesson model
excavat hollow
excellent splendid
exchang central chang convert substitut switch
excursion expedition out
excursionist sightseer tripper
exercis drill practic use work
exhibit display parad present show
exhibition exposition
exist live surviv
existenc b cosmo creation univers world
exit chok departur die go issu leav loss outlet pass releas
expand inflat
expans area sweep
expect ask await look wait
expedition excursion out
experienc feel get know live receiv see
explor research search
explosion burst
exposition exhibition
exposur photograph
express carry limit show stat
expressway freeway pike thruway
extension annex
extra spar special surplu
eye center middl
eyebrow brow
eyeglass glass spectacl
eyeless sightless
eyelid lid
fabric cloth material textil
fac lin
face font front grimac look
factor broker
factory mill
fad bleach craz rage
fail betray bomb neglect
faint dim swoon timid weak
fair carnival clean fairly just middl
fairly clean fair middl pretty somewhat
fairy queen
faith trust
faithful clos congregation fold
fake bull cook fals forg fudg juke sham
fall autumn descend drop dropp dusk pin spill tumbl twilight waterfall
fals fake pretend sham
fam celebrat famou not renown
fame renown
family class fellowship folk home hous household kin mob
famou celebrat fam not renown
fan buff lover
fancy figur imag pictur project see
fanlight skylight
fanny behind bottom bun butt nat rear seat stern tail
farewell leav part
farm grow land produc rais
fashion devis forg mak manner mode styl way
fast fly loyal quick tight
fastener fix
faster quicker
fastest quickest
fat doom
fatal black
fate doom fortun lot luck
father don founder get mother padr
fault blam break error flaw mistak shift
favor favorit pet
favorit favor pet
fe iron
fear care dread fright rever
fearless brav hardy
feast feed fiesta spread
feather plum squar
featur boast sport
fed federal
federal fed union
federation confederacy
fee tip
feed cours eat feast flow give prey
feeder eater
feel experienc find finger flavor look notion opinion sens smell spirit
fell drop fly hide vanish
fellow chap companion comrad dude
fellowship company family society
felt mat
fenc argu palisad wall
fender cowcatcher pilot wing
ferry ferryboat
ferryboat ferry
fetch br get tak winn
fiber character
fiddl littl monkey tinker toy violin
fiddler tinkerer
field airfield arena battlefield orbit plain spher subject theater
fiend demon devil monster
fierc cutthroat furiou tear
fiery flam igneou
fiesta feast
fig figur
fight activ battl campaign conflict crusad defend oppos scrap struggl
fighter champion hero scrapper
figur build enter fancy fig flesh forecast form fram imag number pattern pictur project reckon see shap
figurehead front
file lodg register
fill girl miss occupy
film cinema flick movi pictur shoot take
fin five flipper louver
final clos finish last net terminal
finally last
financ fund
find bump chanc discover discovery feel happen notic receiv recover regain see uncover witness
fine cool ticket
finger feel thumb
finish ceas clos coat complet cultur end final goal last polish ruin stop
fink canary rat sneaker squeal
fir dismiss fire light sack
fire attack burn displac fir flak flam fuel sack
firearm piec
firefighter fireman
fireman firefighter
fireplac hearth
firm hous loyal solid steady strong
first beginn commencement inaugural kickoff maiden start
fish angl
fisher fisherman
fisherman fisher
fit agre burst go match prim scen set suit tally
fitt appointment decent meet
five fin
fix alter cook doctor fastener hole jam limit mend mess ready repair restor secur set trimm
fizz fizzy foam sparkl
fizzy fizz
flag droop flagston iri masthead sag swag
flagpol flagstaff
flagstaff flagpol
flagston flag
flak attack bit blast chip fire fleck peel scrap
flam blink bloody bloom crash fiery fire flar
flank wing
flannel whit
flap beat flapp flutter roll wave
flapp flap flutter
flar erupt flam flash
flash blink cheap dash flar heartbeat loud twinkl wink
flashlight torch
flat apartment flatb flatcar level mat plan straight
flatb flat flatcar
flatboat barg lighter
flatcar flat flatb
flatten drop
flavor feel look season smell spirit
flaw fault
fleck bit chip dott flak patch scrap speck speckl spot
fleec hook plum rob soak wool
fleet flutter fugitiv pass swift
flesh build figur form fram shap
flick film flicker flip leaf movi pictur thumb
flicker flick flutter glint spark
flier bill circular flyer
flight escap fly
flint stony
flip flick leaf pitch sky switch throw thumb toss
flipper fin
float blow drift swim vagrant
flock cluster deal heap lot mass mess mint mountain peck pile plenty pot raft sight spat stack wad
flood afloat floodlight overflow swamp
floodgat penstock
floodlight flood
floor base deck dump level shock story
floral flower
flow cours current feed run stream streamlin
flower bloom blossom floral flush heyday peak prim unfold
flowerpot pot
flu influenza
flum gulch
flush bloom blossom blush boot crimson even flower heyday kick level load money peak prim red rosy thrill
flutter bat flap flapp fleet flicker
fly fast fell flight pilot quick vanish wing
flyer bill circular flier
foam bubbl fizz sparkl
foe enemy
fog cloud haze mist
foil cross defeat disappoint spoil
fold bend clos congregation creas crimp faithful
folio leaf pag
folk family trib
follow adopt chas follower next survey trac watch
follower follow
font case face
fool cod gull mark mug sap shoot slang sucker
foot base foundation ground hoof infantry pick term
footlocker locker
footprint step
footstep pace step strid
forc pressur push ram squeez storm strain wedg
ford cross
forecast figur reckon
forehead brow
foreign strang
foreman boss chief
forerunner predecessor
forest timber wood woodland
forever alway
forg bad devis fake fashion hammer invent shap smithy spurt
forget block bury
fork branch doubl pitchfork separat
form build class figur flesh fram grad kind make mannequin organiz pattern phas shap sort spr
formal ball
formation constitution shap
former early late old sometim
formula convention normal recip rule
fort fortify fortress garrison loud loudly
fortify arm bastion fort strengthen
fortress fort
fortun chanc fate luck
forward advanc ahead
foster rais rear
foul cheat chok dirty revolt stink wick
found base creation establish foundation ground institut launch plant
foundation base cornerston foot found ground
founder break collaps father give
fountain jet outflow spr
four quartet
fourth quarter
fowl bird poultry
fox throw trick
fragil slight thin
fram border build couch figur flesh form inn put shap skeleton
frank blunt dog postmark
free barren loos releas reliev resign rid spar
freestand separat
freeway expressway pike thruway
freez frost halt
freight cargo load
freighter bottom
frequent haunt shop sponsor
fresh brac brisk new newly novel tonic unus
friend admirer ally champion quaker
fright fear frighten scar
frighten dire dread dreadful fright scar terribl
frill nonsens ruff
fring bang
frog toad
front breast face figurehead look presenc
frost freez ice
frown lower scowl
frozen glacial icy root
fruit yield
fruitcak crank nut
fry child chip kid minor youngster
fudg cook dodg duck fake hedg skirt
fuel fire refuel
fugitiv fleet runaway
full entir fully good total wax
fully full
fun play sport
fund back financ stock stor support
fur pelt
furiou anger angry enrag fierc rag wild
furnish supply trapp
furrow chas creas crinkl groov line rugg rut seam
futur next
gad spur
gage back game gaug grass pot punt sen smok stak weed
gain addition benefit earn increas profit reach win
gal gallon
gallant dandy dash dude proud swell
gallery head veranda
gallon gal
gam gambl play
gambl adventur chanc gam play
game back gage halt lame plot punt spirit stak
gang bunch crew crowd mob pack ring
gangl lanky
gangster mobster
gangway aisl
gap breach crack open spread
gar garfish
garbag refus scrap
garden horticultur
garfish gar
garland lei wreath
garrison fort
gas blow boast gasolin
gash cut slash slic
gasolin gas
gasp heav pant puff
gat rod
gatekeeper porter
gather assembly collect meet
gator alligator
gaug bore gage guess judg
gay brav merry sunny
gaze star
gazebo summerhous
gear pitch train
gem jewel ston treasur
generator author sourc
geniu ace champion einstein star wizard
gentl ennobl soft
gentleman man
gently lightly softly
germ bug seed sourc
get aim arrest arriv becom begin captur catch caus come experienc father fetch go gravel let make mother puzzl receiv start
ghost haunt shad touch trac
giant goliath heavyweight hulk jumbo monster titan whal
gift endow giv give present talent
gild club gilt gold golden grand guild lodg order society
gilt gild gold golden
gin snar
girl daughter fill miss
giv big gift handsom liberal
give collaps consecrat dedicat devot feed founder gift hand hold pay sacrific spr yield
given grant mind tend
giver donor
glacial arctic frozen icy polar
glad beam clear happy
glanc glimps glint
glar blaz blind cry dazzl gross rank
glass chalk crank eyeglass glaz spectacl spyglass
glasshous greenhous
glassy glaz
glaz candy glass glassy shiny
gleam glint glitter glow shin
glid coast sail slid soar
glimps glanc
glint flicker glanc gleam glitter shin spark
glitter gleam glint shin sparkl
glob ball earth lump world
glov mitt
glow beam burn gleam radiat shin
glu past
glue gum past
gnaw erod
gnom dwarf
go adam becom belong blend crack depart departur die exit fit get last leav live loss move offer pass releas rifl run sledd sound spell surviv tour travel turn whirl
goal end finish
goat butt
gobbl bolt
gold amber gild gilt golden
golden gild gilt gold lucky
goliath giant monster
gondola car
gone asleep depart drunk spent
gong bell chim
good dear full goodness practic respectabl ripe upright well
goodness good
goos cuckoo
gorg stuff
gors whin
gossip jaw visit
gothic medieval
goug dent nick rack rout squeez
govern administration government order rule
government administration authority govern politic
gown robe scrub
grad class cours degre form graduat level mark order plac rang rank scal scor tier
graduat grad
graduation commencement
grand august elevat gild howl rattl thousand wonderful yard
granddad grandfather grandpa
grandfather granddad grandpa
grandpa granddad grandfather
grant allow award given yield
graphic art lifelik
grasp clench clutch compass dig grip hold rang reach seiz
grass gage pastur sen stag weed
grasshopper hopper
grat grind rough scrap
grav engrav heavy inscrib scratch sculpt sculptur seriou sober tomb
gravel beat bother devil get pose puzzl rag stick
graveston headston tombston
graveyard cemetery
gravy bonanza boom
gray grizzly
graz creas crop pastur rang shav
greas dirt grim soil stain
great bully capital cork crack dandy swell
greec ella
green common park
greenhous glasshous
grief sorrow
griev mourn sorrow
grievanc grudg scor
grill barbecu lattic
grim black blue dirt dirty greas sick soil stain stern
grimac face
grin grinn smil
grind dig grat labor mash
grinder bomber hero mill submarin torpedo wedg
grinn grin smil
grip bag beef clench clutch crab grasp grous handl hold holler kick suitcas
grit backbon sand
grizzly gray
groan moan
grocery market
groom bridegroom dress train
groov channel furrow rifl rut
gross cry glar perfect pure rank revenu star
grotesqu monstrou
ground anchor background base caus earth foot found foundation land prim primer reason soil strand yard
group sort
grous beef crab grip holler
grov orchard plantation
grow farm growth turn upris
growl grumbl rumbl
grown big
growth grow increas
grudg grievanc scor stew
grumbl growl murmur mutter rumbl scold
grumpy cross
guard defend hold safety ward
guardian defender
guess gaug imagin judg pretend reckon shot suppos think
guest client
guid direct head lead point steer take
guidanc direction steer
guild club gild lodg order society
guilty sham
gulch flum
gull cod fool mark mug slang sucker
gulp draft
gum glue
gumbo okra
gun artillery gunman torpedo
gunfight shootout
gunfir gunshot
gunman gun torpedo
gunpowder powder
gunshot gunfir
gunstock stock
gust blast blow
gusty puffy
gutter sewer toilet trough
guy cat rib roast sod
gym gymnasium
gymnasium gym
habit use
hack cab chop cut whoop
hail come
hair hairy whisker
hairy hair
halfway center middl midway
hall dormitory hallway lobby mans mansion
hallow bless consecrat sacr
hallway hall
halt arrest block check freez game hitch hold lame stay stem stop
hamburger burger
hamlet crossroad villag
hammer cock forg mallet pound
hammock hillock hummock knoll mound sack
hand give handwrit men mitt pass paw reach script
handcart cart
handl address care cover deal grip hold palm plow
handler coach manager
handshak shak
handsom big giv liberal
handwrit hand script
hang bent dangl suspension
happen bump chanc find pass
happy glad
harbor haven hold nurs shield
hard hardly punish voiceless
harden cur season set temper
hardly barely hard just scarc scarcely
hardpan calich
hardy brav fearless stout
hare rabbit
harm damag hurt
harmonica harp
harp dwell harmonica
harvest crop
hast hurry rush
hat lid scorn
hatchet tomahawk
haul cart catch drag draw truck
haunt frequent ghost repair resort stalk
haven harbor oasi
hawk pitch
hayfield meadow
hayloft mow
haystack rick
hazardou wild
haze fog
head aim bear chief drift gallery guid headland lead mind promontory question steer strait
headach worry
headland head promontory
headman chief
headroom clearanc
headston graveston key keyston tombston
heal cur cure mend recover
heap bus deal dozen flock lash load lot mass mess mint mound mountain peck pil pile plenty pot raft scor sight spat stack ton wad
hear audienc discover earshot learn listen see try
heart center kernel meat middl pump
heartbeat beat flash puls twinkl wink
hearth fireplac
heat passion rut wake warm warmth
heather broom
heav buckl gasp pant puff surg
heaven paradis spher
heavy grav labor lower lumber punish
heavyweight giant hulk titan whal
hebrew jew
heckl barrack
hedg dodg duck fudg hedgerow skirt
hedgerow hedg
heed listen mind
heel dog hound list
height altitud elevation high peak pinnacl summit top
heir successor
helix coil spiral
hell blaz pit underworld
help aid assist assistant helper serv
helper assistant help
herd crowd
herder drover
heritag inheritanc
hermit reclus
hero bomber champion fighter grinder heron submarin torpedo wedg
heron hero
hex curs witch
heyday bloom blossom flower flush peak prim
hidden secret
hide cover fell pelt skin veil
high height richly
highland upland
hik hike
hike hik rais rise
hill mound
hillock hammock hummock knoll mound
hilltop brow
hind back
hint breath pinch speck steer suggest tint tip touch trac
hir charter leas
hire charter employ leas rent take
hiss bird boo hoot hush snort whoosh
historic historical
historical historic
history account celebrat story
hit bang murder pip reach scor shoot strik stumbl tally
hitch arrest buck catch check enlistment halt limp rub snag stay stop thumb tour
hitter batter slugger striker
hive beehiv
hoard billboard collect
hock pawn soak
hog pig
hoist lift wind
hold agre belong book clench clutch contain control curb defend delay give grasp grip guard halt handl harbor keep make nurs property throw wait
holder bearer
holdup delay
hole fix hollow jam mess
holiday vacation
holler beef bellow call crab cry grip grous hollow roar scream shout squall yell
hollow dig empty excavat hole holler
home dwell family household interior national plac plat
homecom return
homeless roofless
honest true
honey dear love sweet
honeycomb pitt
honeymooner newlyw
honk beep blar cat sick toot
honor award laurel respect reward
hood bonnet cap punk tough
hoof foot hoov
hook bait cabbag claw cop draw fleec pinch plum rob snar soak thiev
hooligan bully tough
hoop basket basketball ring
hoot bird boo damn hiss snort
hoov hoof
hop skip
hope promis trust
hopeful bright promis
hopper grasshopper
horizon skylin view
horn cornet trumpet tusk
hors cavalry knight
horsesho shoe
horticultur garden
host innkeeper legion
hostel inn lodg
hot rag spicy
hound dog heel hunt trac
hous family firm household lodg mansion theater trapp
household family home hous
howitzer mortar
howl grand rattl roar wonderful
howler riot scream
hug embrac squeez
huge immens vast
hugg kiss neck
hulk giant heavyweight loom tower whal
hum buzz humm seeth
human man mankind world
humm hum
hummock hammock hillock knoll mound
hump bang bed bulg bump humpback jazz jut know love screw swell
humpback hump
hundr century
hunger starv thirst
hungry thirsty
hunt hound run search trac
hunter orion
hurl cast lung throw
hurry hast rush sp zip
hurt damag harm injur pain spit wound
hush hiss quiet silenc still stillness
husk bar shell stalk straw stripp stubbl uncover
husky strapp
hut shack shanty
hydrant tap
hydroplan seaplan
hymn anthem
hyperbolic inflat
ice chalk crank frost
icebox refrigerator
icon imag pictur
icy arctic frozen glacial polar
idea mind them thought
identical very
idle jobless slug unus wild
igneou fiery
ill badly complaint sick
illness sickness
imag doubl effigy fancy figur icon pictur project see
imagin guess reckon suppos think
immens huge vast
imp monkey
imprison captiv confin jail jug
inaugural first maiden
inch edge
inclin lean ramp run side slop tend
incom enter entranc entry
incorporat contain integrat merg
increas addition gain growth
independent main
indoor insid
infant babe baby
infantry foot
infield diamond
inflat balloon expand hyperbolic
influenza flu
inheritanc heritag
injur hurt pain spit wound
inlet intak recess
inmat con convict
inn fram hostel lodg
inner insid interior
innkeeper host
inscrib code engrav enroll enter etch grav recruit scratch
inscription dedication letter
insect worm
insid indoor inner interior within
inspir barrack prompt
install establish
instead rather
institut br establish found plant
instrument pawn tool
insuranc policy
intact entir
intak consumption inlet
integrat incorporat merg mix structur
interest occupy sake stak worry
interior home inner insid national
interlock lock mesh
international outsid
internet net
interrupt break
invad occupy overrun
invent devis forg
ionic attic
iowa ioway
ioway iowa
iri flag
iron chain fe press
irrigat water
isle islet
islet isle
issu exit matter number offspr outlet publish releas result subject supply tak take yield
isthmu band
ivory bone pearl tusk
jack laborer mariner squat tar
jacket cap crown
jackpot pot
jade tire wear weary
jagg notch tooth
jaguar panther
jail captiv confin imprison jug
jailbreak break
jailer screw
jam crush fix hole jamm mess mob pack pile press wad
jamm jam pack
jan january
january jan
jar clash collid shock
jaw chew gossip lectur scold visit
jazz bang bed hump know love screw wind
jean denim
jeer barrack mock taunt
jet fountain sooty spurt squirt
jetty breakwater seawall
jew hebrew
jewel gem
job business chor line
jobless idle
jockey cheat screw shaft
john bathroom privy toilet
johnny rebel
join connect coupl joint junction link union unit
joint articulat join junction roast
joke laugh prank trick
joker turkey
journal diary
journey travel
joy pleasur
judg gaug guess judgment justic label try
judgment judg mind
jug imprison jail
juke fake
jumbl mingl patchwork scrambl
jumbo giant
jump alternat bound chut leap parachut skip spr start startl
jumper pinafor sweater
junction join joint
junk debri dust rubbl scrap trash
jury panel
just barely exactly fair hardly scarc scarcely simply upright
justic judg
jut bulg bump hump jutt project swell
jutt jut project reliev stick
keel reel ridg swag
keep celebrat continu dungeon hold liv support
keeper steward
ken sight
kept unbroken
kernel center core heart meat
kettl boiler
key central describ discover headston keyston name paint
keyston anchor backbon headston key
kick bang beef boot charg complain flush grip plain rush thrill
kickoff beginn commencement first start
kid child fry minor youngster
kill defeat
killer orca slayer
kin clan family trib
kind form sort
king baron power queen tycoon
kingdom land realm
kink crimp curl curv rick twist
kiss hugg neck
knif stab tongu
knight hors
knob boss
knock bang belt bump pink roast
knocker breast
knoll hammock hillock hummock mound
knot burl tangl
know experienc hump jazz learn letter screw wise
la louisiana
lab laboratory
label judg mark tag
labor dig driv grind heavy project push strain tug
laboratory lab
laborer jack
labyrinth maze
lac beat lace lick tied
lace braid lac twin
lack absent miss want
lacy webb
ladder run
lady madam
laid set
lair den
lakeshor lakesid
lakesid lakeshor
lamb dear
lame game halt squar
lanc shaft spear
land acr br commonwealth country earth estat farm ground kingdom nation realm shor soil
languag speech word
lanky gangl
lap lick
lapin rabbit
lapp same
lard pad
larg big
largely mostly
larger bigger
lash dozen heap load lot pil raft scor slash stack strap tann ton wad whip
lasso rope
last clos end final finally finish go live lowest net permanent surviv terminal
late deep former lately later recent
lately late
later after afterward late
lattic grill
laugh joke
launch entry establish found unveil
laundry wash
laurel award crown honor
lavish plush shower
law polic
lawful true
lawfully legally
lawgiver lawmaker
lawmaker lawgiver
lawsuit case caus suit
lawyer attorney
lay ballad plac pose put set
layer bed level
lea pastur
lead ahead chair direct guid head leav result run star starr steer take tether tip track trail
leaf flick flip folio leav thumb
leagu conferenc
leak outflow wett
lean angl inclin list run slant tend thin tilt tip tipp
leap bounc bound jump spr
learn con condition discover hear know letter scholarship see teach
leas charter hir hire let lett rent rental
leav departur exit farewell go lead leaf part result
lector reader
lectur jaw rag scold speech talk
ledg shelf
ledger book
leech spong
left leftover odd remain
leftover left odd remain remnant
leg branch legg
legal sound
legally lawfully
legg leg
legion host
lei garland wreath
len lens
lend add br loan
length distanc
lens len
lesson exampl moral
let allow get leas permit rent
lett leas rental
letter inscription know learn
lettuc bread cabbag clam dough scratch sugar
level degre demolish even flat floor flush grad layer plan point raz stag story tier
lever priz
lexington concord
liberal broad giv handsom
licens accredit certify commission permission permit
lick bat beat cream defeat lac lap poke punch slug work
lid eyelid hat
lie dwell
lieutenant deputy
life lifetim liv
lifelik graphic natural
lifetim life
lift cabbag elevat elevation elevator hoist pinch rais rear repeal revok rise
light alight clean fir lighter lightly lit perch scant spark sparkl swoon twinkl weak
lighter barg flatboat light
lighthous beacon
lightly gently light softly
like alik care same wish
likely probably
liken compar
limb arm
lime linden
limit bound boundary confin express fix qualify set
limp hitch wilt
lin fac liner seam
linden lime
line business cabl cours creas crinkl describ draw furrow job note pipelin seam strain trac tune
liner lin
linger loaf loung tarry
link connect coupl join tie unit
lip brim mouth
liquid melt swimm
liquor spirit
list heel lean name number tilt
listen hear heed mind
lit light
littl fiddl short slight small
liv keep life surviv
live aliv dwell exist experienc go last surviv
livery delivery
livestock stock
load cargo charg dozen flush freight heap lash lode lot money pil plaster raft scor slosh soak stack ton wad
loaf linger loung tarry
loan lend
lobby hall
lock curl interlock lockup mesh
locker cabinet footlocker
lockup lock
locomotiv engin
lode load
lodg charg club dig digg file gild guild hostel hous inn order pad society stick wedg
loft attic
log lumber
logger lumberjack lumberman
loggerhead blockhead thick
logo son word
lone alon lonely lonesom sole
lonely alon lone lonesom
lonesom lone lonely sole
look appear attend await bet expect face feel flavor front search seem smell sound spirit wait
lookout observatory outlook picket scout sentry watch
loom brood hulk tower
loon diver
loop coil curl
loos escap free releas
lord creator maker master nobl nobleman
los loss
lose miss
loss departur exit go los pass
lost doom miss
lot band bunch circl deal dozen fate flock heap lash load luck mass mess mint mountain much peck pil pile plenty pot raft scor set sight spat stack ton wad
lottery draw
loud aloud cheap flash fort loudly
loudly aloud fort loud
loudspeaker speaker
louisiana la
loung couch linger loaf sofa tarry
louver fin
love dear honey hump jazz passion screw
lover buff fan
low blue broken crush depression scurvy
lower frown heavy
lowest last
loyal fast firm patriotic
loyalty dedication
luck chanc fate fortun lot
lucky golden
luggag baggag
lumber heavy log pound timber
lumberjack logger lumberman
lumberman logger lumberjack
lump ball glob swell
lung hurl
machin auto automobil car motorcar
mad crazy sick sore
madam lady
madhous bedlam sanatorium
magazin cartridg clip
magician sorcerer wizard
magnet attraction
maid maiden
maiden first inaugural maid
mail post send
main chief independent master primary
mak devis fashion
make brand build caus cook creat earn form get hold name nominat pee produc reach ready shuffl
maker creator lord
mall center plaza promenad
mallet beetl hammer
man gentleman human mankind
manager coach director handler
mankind human man world
mannequin form model
manner fashion mode styl way
mans hall mansion
mansion hall hous mans sign
mantel mantelpiec
mantelpiec mantel
map mapp
mapp map
mar march spoil
marbl wit
march adjoin butt edge mar parad
margin border
marin maritim
mariner jack tar
maritim marin
mark brand cross fool grad gull label marker mug note notic pit pock print scar scor sign sucker tag target
marker mark
market grocery sell
maroon strand
marque pavilion
marr scarr
marriag union wedd
marry tie wed
marshal marshall
marshall marshal
mash butterfly crush grind squash squeez
mask cloak cover disguis screen
mason stonemason
mass aggregat bulk deal flock heap lot mess mint mountain peck peopl pile plenty pot raft sight spat stack volum wad
massacr slaughter
massiv monumental
master chief lord main original primary professional schoolmaster skipper superior victor
masthead flag
mat coupl felt flat match pair raft tangl union
match agre catch check coupl equal fit mat mate pair peer pit rival tally twin
matchless unmatch
mate coupl match pair partner twin
material cloth fabric stuff textil
matter count issu subject th weigh
maul sledg
max scoop soap
mayb perhap
maze labyrinth tangl
meadow hayfield
mean agency base pregnant way
measur bill careful quantity standard step
meat center core heart kernel
mechanic mechanism
mechanism mechanic
medal decoration medallion palm ribbon
medallion decoration medal ribbon
medieval gothic
meet adjoin fitt gather merg see
melt dissolv liquid run thaw
memorial monument
memory remember stor
men hand
menageri zoo
mend doctor fix heal patch repair restor
mercury quicksilver
mere bare
merg blend combin incorporat integrat meet mix unit
merry alert brisk gay rattl
mesa tabl
mesh interlock lock net network
mess deal fix flock heap hole jam lot mass mint mountain peck pile plenty raft spat stack wad
messag content
metropoli city
michigan chicago stop
microphon mike
midday noon
middl center eye fair fairly halfway heart midway pretty somewhat
midget dwarf tiny
midst thick
midway center halfway middl
midweek wed wednesday
mighty powerful right
mike microphon
mil mile
mild soft
mile mil
militia reserv
mill factory grinder polish
million billion
millston albatross
min minut
mind bewar given head heed idea judgment listen tend thinker
mingl jumbl mix
miniatur toy
minister parson pastor rector
minor child fry kid small youngster
mint coin deal flock heap lot mass mess mountain peck pile plenty pot raft sight spat stack strik wad
minut bit min mo moment narrow second
miss absent escap fill girl lack lose lost neglect overlook want
mission charg commission delegation
missionary missioner
missioner missionary
missouri mo
mist cloud fog
mistak error fault slip
mistress schoolmarm
mitt glov hand paw
mix blend combin integrat merg mingl shuffl
mo bit minut missouri moment second
moan groan
mob family gang jam pack pile ring rout
mobster gangster
mock jeer taunt teas
mode fashion manner mood styl way
model exampl mannequin mold pattern pose sculptur sit
moderation relief temperanc
modern advanc
modesty reserv
moist damp
mold border cast model shap stamp wrought
moment bit minut mo second
money flush load
monitor reminder supervis
monkey fiddl imp potter tinker
monster demon fiend giant goliath monstrosity
monstrosity monster
monstrou grotesqu
monument memorial
monumental massiv
mood climat mode temper
moon moonlight moonshin
moonlight moon moonshin
moonshin bootleg moon moonlight
moor berth moorag slip wharf
moorag berth dock moor slip
moos elk
moral lesson
morgu mortuary
morn aurora dawn sunris
mortar howitzer
mortuary morgu
mostly largely
mother father get
motion move
motor driv
motorbik cycl motorcycl
motorcar auto automobil car machin
motorcycl bike cycl motorbik
mottl cloud streak
motto slogan
mound hammock heap hill hillock hummock knoll pile
mount back climb mountain rise wax
mountain deal flock heap lot mass mess mint mount peck pile plenty pot raft sight spat stack wad
mourn griev sorrow
mous creep
mouth lip speak talk
mov stirr touch
move act displac go motion prompt strik travel
movi film flick pictur
mow hayloft
much lot often
mud clay
muddy dirty swampy
muff blow spoil
muffl damp dull mute soften
mug fool gull mark sucker
munition arm
murder hit remov
murmur grumbl mutter whisper
mus brood ponder reflection
muse ponder reflect speculat
musician player
muster draft rally
mute damp dull dumb muffl silent
mutter grumbl murmur
mystery secret
mystical secret
nail ace arrest blast boom collar cop peg
nak bare nude
nam appointment
name call key list make nominat
nameless unknown unnam
nap napoleon pile sleep
napkin diaper
napoleon nap
narrow contract minut taper
nat behind bottom bun butt fanny rear seat stern tail
nation commonwealth country land stat
national home interior subject
nativity birth
natural born lifelik raw
near almost approach clos dear nearly
nearer closer
nearest closest
nearly almost closely near
neat bully clean cork crack dandy slick swell
neck hugg kiss
need ask demand take want
neglect disus drop fail miss overlook
negro black color
neighborhood region
net clear earn final internet last mesh network profit sack web
network mesh net web
new fresh newly novel raw tid word young
newly fresh new
newlyw honeymooner
newsman reporter
newspaper paper
next follow futur
nibbl pick piec
nick chip dent goug notch
night dark
nine club
nobl baronial lord nobleman
nobleman lord nobl
nois racket
nominat make name propos
nonsens bunk frill
noodl attic bean dome
nook corner
noon midday
nordic nors
normal convention formula pattern rule
nors nordic norwegian
north union
northerner yanke
norwegian nors
nose nozzl poke scent wind
not celebrat fam famou renown
notch jagg nick pass tooth
note bill line mark notic
noth zero zip
notic discover find mark note observation post poster
notion feel opinion
nought zero
novel fresh new
novelty baubl trinket
now today
nozzl beak nose snout
nuclear atomic
nude bare nak
numb asleep blunt dead dull
number act bit come count figur issu list total turn
nurs harbor hold
nut bat buggy crack crank egg fruitcak
oasi haven
oath curs swear
object aim target
observation notic reflection watch
observatory lookout
occupy busy fill interest invad take tenant
ocean sea
odd curiou left leftover remain rum uneven unmatch
oddity curio curiosity rarity
offer bid crack go pass tender volunteer whirl
offic agency authority berth bureau part post
officer policeman
official prescrib
offspr issu young
often much
oil petroleum
okra gumbo
old bully cork crack dandy former older sometim swell
older aged elder old
open clear gap outdoor subject undefend
opinion feel notion rul sentiment thought view
opponent oppos opposit
opportunity chanc
oppos defend fight opponent pit
opposit opponent pair polar revers
orbit area arena compass field rang reach revolv spher
orbiter satellit
orca killer
orchard grov plantation
ordain consecrat order prescrib
order arrang club consecrat decre gild govern grad guild lodg ordain plac prescrib rank say society tell
organiz devis direct engineer form
orient east point tailor
original master pilot
orion hunter
ornament decorat decoration
out excursion expedition picnic
outdoor open outsid
outflow escap fountain leak spr
outhous privy
outlast outliv surviv
outlaw criminal crook
outlet exit issu
outlin draft schem sketch
outliv outlast surviv
outlook lookout prospect
output yield
outrank rank
outsid away international outdoor
oval ellips
overflow afloat flood overrun
overhang beetl
overlook command drop miss neglect overtop unmark
overrun invad overflow
oversea abroad
overseer superintendent
overtop command overlook
owner proprietor
oxen cattl cow
pace footstep step strid tread yard
pacific peaceabl
pack box bundl carry gang jam jamm mob pile wad
packer boxer
packet bundl parcel
pad dig digg lard lodg plod tablet
padd cushion
paddl waddl
padr father
pag folio
paid pay
pail bucket
pain ail bother hurt injur strain troubl
paint calico key pictur roug
painter cougar panther puma
pair brac coupl mat match mate opposit span twin union
palac castl
pale pallid picket sick
palisad fenc surround wall
palla athen athena
pallid pale sick
palm decoration handl medal ribbon
pan trash
panama boater sailor
pane acid dot elvi panel
panel jury pane
panic scar
panorama diorama prospect scen view
pant bloomer drawer gasp heav puff trouser
panther cougar jaguar painter puma
paper newspaper report them wallpaper
parachut chut jump
parad exhibit march promenad troop
paradis heaven
parallel twin
parasol sunshad
parcel bundl packet shar tract
parent rais rear
park ballpark common green
parkway driv
parson minister pastor rector
parsonag rectory
part break depart division farewell leav offic partly piec region separat shar split start
particl atom speck
particular detail special
partly part
partner mate
party company
pass antiqu authoriz departur die exit fleet go hand happen loss notch offer passag qualify releas run sink spend strait top toss walk whirl
passag pass
passenger rider
passion heat love rage warmth
password word
past glu glue retir
pastor minister parson rector
pastur crop grass graz lea rang
pat slick tap
patch bandag fleck mend piec plot speckl spell spot spott whil
patchwork jumbl
patent plain
path rout track way
patriotic loyal
patrol polic
patron sponsor
pattern convention design figur form model normal practic rule shap
paus break suspension
pav pavement
pavement pav sidewalk
pavilion marque
paw hand mitt
pawn hock instrument soak
pay devot earn give paid wage
peaceabl pacific peaceful
peaceful peaceabl
peach beauty dish sing talk
peak ail bloom blossom crest elevation flower flush height heyday pinnacl prim summit top
peal ring roll
pearl bead bone drop ivory
peck beak deal flock heap lot mass mess mint mountain pick pile plenty pot raft sight spat stack wad
pedal bicycl bike cycl wheel
pedestal base stand
pee make puddl water
peel flak raw skin strip
peer equal match
peg nail pin stick
pelt fur hide pepper pour rain skin stream
pen compos penitentiary writ
penitentiary pen
penn pennsylvania writ
pennsylvania penn
penny cent
penstock floodgat
peopl mass
pepper pelt
perch alight light pole rest rod roost
peregrin wander
perennial repeat
perfect complet gross pure star
perfectly dead
perforat pierc punch
perform act play
perfum scent sweet
perhap mayb
peril danger endanger
permanent last
permission licens permit
permit allow let licens permission
perpetual eternal
person somebody someon soul
pet favor favorit
petition prayer
petroleum oil
phantom shadow
pharmacist chemist druggist
pharmacy drugstor
phas form stag
phon call earphon ring sound telephon
photograph exposur pictur shoot
phras articulat word
physician doctor
piano soft softly
piazza plac plaza
pick beak blam choic clean cream foot nibbl peck tak
picket lookout pale scout sentry watch
picnic breez out
pictur fancy figur film flick icon imag movi paint photograph portray project see show video
piec firearm nibbl part patch slic spell tack whil
pier dock wharf
pierc cutt perforat sharp stabb
pig cop copper hog raven
piggy shot
pike expressway freeway thruway
pil dozen heap lash load lot pile raft scor stack stilt ton wad
pile bundl deal flock heap jam lot mass mess mint mob mound mountain nap pack peck pil plenty pot raft sight spat stack stilt wad
pill tablet
pillar column tower
pillow rest
pilot cowcatcher fender fly original
pin fall peg pivot trap
pinafor jumper
pinch arrest cabbag crimp hint hook lift speck squeez touch wast
pink knock tap
pinnacl elevation height peak summit top
pip hit pipe shoot steam whip worst
pipe pip shriek shrill tube
pipelin line
pit hell mark match oppos pock quarry scar ston
pitch delivery flip gear hawk rake shift sky slant slop tar tilt toss
pitcher twirler
pitchfork fork
pitt honeycomb
pivot pin
plac berth direct grad home lay order piazza plaza pose post property put rang rank seat set sho site spot station target
plain complain field kick patent sheer
plan airplan design flat level planer program project shav sheet
planer plan
planet satellit
plank board
plann plott
plant establish found institut set work
plantation grov orchard
plaqu brass
plaster load seal slick slosh soak tight wet
plastic shap
plat home plot
plateau tableland
platform program
play act bet bid br drama fun gam gambl perform toy turn
player actor musician thespian
plaza center mall piazza plac
pleasur joy
pledg drink salut sworn toast
plenty deal enough flock heap lot mass mess mint mountain peck pile pot raft sight spat stack wad
plod pad
plot game patch plat
plott plann
plow address cover deal handl turn
plowshar shar
plug chew punch secur stopper wad
plugg block
plum clean crest feather fleec hook plumb prid rob soak
plumb clean plum
plung dip dive dunk steep
plush lavish
pock mark pit pothol scar
pocket bag sack scoop
pod cod
point charg degre detail direct dot guid level orient show signal spot stag steer taper target
pointer arrow
pois balanc brac collect cool
pok poke
poke dig dron lick nose pok pound punch sack stab trailer
poker salamander
pol politician
polar arctic glacial icy opposit
pole perch punt rod terminal
polic law patrol
policeman officer
policy insuranc
polish cultur dress finish mill round shin smooth urban
polit civil cultur
politic government smooth
politician pol
poll crown
pond pool
ponder brood mus muse reflect speculat
pony crib trot
pool pond puddl
pop bulg daddy soda start tonic
port porthol
porter gatekeeper
porthol port
portray pictur
pos sitt
pose air gravel lay model plac present put puzzl set sit
post berth bill card mail notic offic plac poster send spot stak station
postag stamp
poster bill card notic post
postmark frank
pot deal flock flowerpot gage heap jackpot lot mass mint mountain peck pile plenty raft sen spat stack stool thron toilet wad weed
potato spud tater
pothol pock
potter monkey thrower tinker
poultry fowl
pound hammer lumber poke punt ram
pour pelt stream
powder gunpowder
power baron electricity king tycoon
powerful mighty right
practic drill exercis good pattern
pram carriag stroller
prank clown joke trick
prankster trickster
pray beg
prayer appeal petition
preach sermon
preciou treasur want
predecessor forerunner
pregnant mean
premier prim
prescrib official ordain order
presenc bear front
present award deliver exhibit gift pose show stag
preserv continu save
presidency administration
president chair chairman
press bid campaign closet contract crusad crush iron jam pressur weigh
pressur forc press squeez
pretend act fals guess sham
pretty fairly middl somewhat
prey feed quarry raven target
pric cost damag term toll
prick cock dent scratch shaft slit st tool
prickly barb bristl bristly burr spiny
prid plum
prim bloom blossom choic fit flower flush ground heyday peak premier primer priz set victorian
primary chief main master
primer ground prim
print mark publish
prisoner captiv
privy bathroom john outhous secret toilet
priz award choic lever prim respect swag treasur trophy
prob search
probably likely
procession advanc progress rise
proclaim announc
proclamation declaration
produc creat farm make
product ware
professional master
profit benefit earn gain net win winn
program broadcast plan platform schedul syllabu
progress advanc build procession
prohibition ban
project cast design fancy figur imag jut jutt labor pictur plan propos reliev stick
promenad mall parad stroll troop
promis bright call hope hopeful
promontory head headland
prompt cue inspir move quick remind
prop property shor
property belong hold plac prop
prophet seer
propos advis aim nominat project purpos suggest
proprietor owner
prospect candidat chanc outlook panorama scen view
protect sav
proud gallant
prov establish show test try
provinc stat
prow bow stem
prun clip crop cut dress snip trim
pub saloon
public world
publish issu print releas
puddl pee pool
puff drag draw gasp heav pant quilt snort whiff
puffy gusty
pull draw
pulpit stump
puls beat heartbeat
puma cougar painter panther
pump heart wir
punch lick perforat plug poke slug
punish hard heavy
punk cheap hood tough
punt back gage game pole pound stak
pupil student
puppet creatur tool
purchas buy
pure complet gross perfect star strain virgin
purpl royal
purpos aim design propos resolv use
purs bag
push button campaign crusad forc labor tug
put cast couch fram lay plac pose set
puzzl beat get gravel pose stick
quad quadrangl spac
quadrangl quad
quak earthquak
quaker friend
qualify certify condition limit pass
quantity measur
quarrel disput row scrap word
quarry pit prey target
quarter canton draw fourth stern
quartet four
quartz crystal
queen fairy king
question doubt head wonder
quick fast fly prompt
quicker faster
quickest fastest
quicksilver mercury
quiet calm hush quietly silenc still
quietly quiet softly
quilt comfort puff
quit ceas depart rather resign stop
quiz test
quot quotation
quotation credit quot
rabbit hare lapin
race raceway run rush sp
racetrack raceway track
raceway race racetrack track
rack goug torment
racket nois revel
radiat glow ray
radio wireless
radiu spok
raft deal dozen flock heap lash load lot mass mat mess mint mountain peck pil pile plenty pot scor sight spat stack ton wad
rag angry bait bother cod crucify devil dun furiou gravel hot lectur scold tag taunt teas torment wild
rage craz fad passion ramp storm
raid bust
rail runway track
railroad dragoon railway sandbag
railway railroad
rain pelt rainwater
rainwater rain
rais climb elevat elevation emboss farm foster hike lift parent rear recruit rise
rake blood creas pitch slant
rally bait cod muster taunt teas
ram crash driv forc pound wad
ramp inclin rage storm
rampart wall
ranch spread
randy steamy
rang cast compass drift grad grasp graz orbit pastur plac rank reach roam roll run stov straddl stray swan wander
rank cry glar grad gross order outrank plac rang sheer superior
rarely seldom
rarity curio curiosity oddity
rat crumb fink stag
rather instead quit sooner
ratify sanction sign
rattl alert brisk grand howl merry real really very wonderful
rattler rattlesnak
rattlesnak rattler
raven pig prey
raw cutt natural new peel rude sore tender
ray beam radiat re shaft
raz demolish level wreck
re ray
reach compass gain grasp hand hit make orbit rang strain stretch
read record say understand
reader lector refere
ready cook fix make set
real rattl really very
really rattl real very
realm kingdom land region
rear back behind bottom bun fanny foster lift nat parent rais rise seat stern
reason argu caus ground sound think understand
rebel johnny rise
rebellion revolt ris upris
rebuild reconstruct
recall echo remember return think
receiv experienc find get standard welcom
recent late
recess corner inlet sunken
recip formula
recit tell
reckon bet count figur forecast guess imagin see suppos tally think view
reclamation renewal
reclus hermit
reconciliation balanc
reconstruct rebuild restor
record book disc disk enter read register show tape
recover cur find heal regain
recruit enroll enter inscrib rais
rector minister parson pastor
rectory parsonag
red cherry crimson flush ruby scarlet
redwood sequoia
reel bobbin keel spin spool swag whirl
refere reader
reflect muse ponder shin speculat
reflection mus observation
reformer crusader
refrigerator icebox
refuel fuel
refug resort safety sanctuary
refus garbag scrap
regain find recover restoration return
region area neighborhood part realm
register file record
regret repent rue sorrow
reign rul rule
reindeer caribou
reinforc built reward strengthen
releas departur exit free go issu loos pass publish resign sack secret spill turn waiver
relic souvenir token
relief ease moderation rest substitut
reliev free jutt project salvag save stick still
remain clay continu corps left leftover odd rest stay
remember memory recall think
remind cue prompt
reminder monitor
remnant end leftover
remov absent distant murder take
renew reviv
renewal reclamation
renovation restoration
renown celebrat fam fame famou not
rent annuity charter hire leas let rental snag split take tear
rental leas lett rent
repair amend doctor fix haunt mend resort restor reviv
repeal lift revers revok
repeat doubl echo perennial
repent regret rue
replac substitut
reply answer
report account describ paper reputation story study
reporter newsman
republic commonwealth democracy
reputation report
rescu deliver delivery sav
research explor search
reserv allow book militia modesty reservation substitut
reservation book reserv
resign free quit releas
resolv decid declaration dissolv purpos settl
resort haunt refug repair
respect honor priz
respectabl good tidy
rest balanc breath ease perch pillow relief remain roost stay
restor doctor fix mend reconstruct repair
restoration regain renovation return
result answer event issu lead leav
retir past retreat
retirement retreat
retreat retir retirement
return homecom recall regain restoration tak take yield
revel racket
reveng aveng
revenu gross
rever august fear worship
revers blow opposit repeal revok setback turn
review survey
reviv renew repair
revok lift repeal revers
revolt foul rebellion ris upris wick
revolv orbit roll
reward honor reinforc wag
rhym rim vers
rib guy roast
ribb teas
ribbon decoration medal medallion palm thread
rich wealth
richly high
rick haystack kink turn twist
rid free
ride bait cod driv sit taunt teas
rider passenger
ridg keel
rifl go groov strip
rift breach break
rig carriag
right correct decent entirely mighty powerful ripe whol wholly
rim brim rhym
ring band border call doughnut echo gang hoop mob peal phon surround telephon
riot howler scream
ripe good right
ripen ag aged
rippl bubbl crinkl
ris rebellion revolt rise uphill upris
rise climb hike lift mount procession rais rear rebel ris surfac upris wax
rival equal match touch
riverbank riversid
riversid riverbank
rivet center stud
road rout
roam cast drift rang roll stray swan wander
roar bellow boom holler howl thunder
roast guy joint knock rib
rob dress fleec hook plum soak
robe cloak cloth drap gown vest
robot automaton
rock shak ston sway
rocky boulder rough stony
rod gat perch pole
roll bun coil curl drift flap peal rang revolv roam roller roster scroll stray swan twin wander wave wheel wind wrap
roller roll
rollick sport
roof ceil
roofless homeless
room board suit way
roost perch rest
rooster cock
root base beginn frozen rout sourc stem them
rope circl lasso
roster roll
rosy flush
rot bunk rott wast
rotary circl circular
rott decay rot rotten
rotten decay rott stink
roug paint
rough grat rocky roughly uncut
roughly around rough
round around attack beat bout circular cycl polish rung snip stav troll
rous charg stirr
rout goug mob path road root
rover wanderer
row quarrel word
royal purpl
rub hitch scratch snag
rubber arctic safe
rubbish scrap trash trip
rubbl debri dust junk
ruby cherry crimson red scarlet
rude raw
rue regret repent sorrow
ruff frill
rug carpet
rugg broken furrow tough
ruin bankrupt break destroy finish sunk undon wreck
rul opinion reign
rule convention decre formula govern normal pattern reign ruler
ruler rule
rum curiou odd
rumbl growl grumbl
run bunk campaign cours escap flow go hunt inclin ladder lead lean melt pass race rang runn streak tally tend test trial
runaway fugitiv
rung round spok stav
runn run
runner smuggler
runway rail track
rush boot hast hurry kick race sp spat surg thrill
rust eat rusty
rusty rust
rut furrow groov heat
saboteur wrecker
sack clear dismiss displac fir fire hammock net pocket poke releas
sacr consecrat hallow
sacrific give
saddl charg
safe rubber safety
safety guard refug safe
sag droop flag swag
sagg droop
sail canva cruis glid sheet soar sweep voyag
sailor boater panama
saint angel enshrin
sake interest
salamander poker
saloon bar barroom pub sedan
saltwater brin
salut drink pledg toast
salvag reliev save
same lapp like
sampl tast try
samson bull
sanatorium bedlam madhous sanitarium
sanction approv authority ratify warrant
sanctuary refug
sand backbon grit
sandbag dragoon railroad
sanitarium sanatorium
sap fool tire
sat saturday
satellit orbiter planet
saturday sat
saucer disc dish disk
sausag blimp
sav delivery protect rescu
savanna savannah
savannah savanna
save preserv reliev salvag spar
sax saxophon
saxophon sax
say articulat order read stat suppos tell
scaffold stag
scal grad scaly
scaly scal
scandal dirt
scant light short
scar dash fright frighten mark panic pit pock scrap scratch
scarc barely hardly just scarcely
scarcely barely hardly just scarc
scarlet cherry crimson red ruby
scarp escarpment
scarr marr
scary chill
scatter dot dust spread strew
scen fit panorama prospect scenery sett view
scenery scen
scent nose perfum smell sweet wind
schedul docket program
schem design dodg outlin system
schism split
scholar student
scholarship learn
school schoolhous shoal train
schoolhous school
schoolmarm mistress
schoolmaster master
schoolroom classroom
scold grumbl jaw lectur rag
scoop best max pocket soap
scor dozen grad grievanc grudg heap hit lash load lot mark pil raft stack tally ton wad
scorch bak char sear sing
scoria slag
scorn hat
scot scottish
scottish scot
scoundrel villain
scour erod scrub
scout lookout picket sentry watch
scowl frown
scrambl jumbl shin skin struggl
scrap bit chip disput fight flak fleck garbag grat junk quarrel refus rubbish scar scratch skin trash
scrapper fighter
scratch bread cabbag clam dent dough engrav grav inscrib lettuc prick rub scar scrap scrawl scribbl scrub slit sugar
scrawl scratch scribbl
scream call cry holler howler riot shout shriek squall yell
screen blind cover mask shield show siev sort test view
screw bang bed cheat hump jailer jazz jockey know love shaft shag
scribbl doodl scratch scrawl
script book hand handwrit written
scriptur bibl book word
scroll coil curl roll
scrub bush gown scour scratch
sculpt grav sculptur
sculptor carver
sculptur carv grav model sculpt
scurvy low
se southeast
sea ocean
seal certain plaster stamp varnish
seam bed creas crinkl furrow lin line
seamstress dressmaker
seaplan hydroplan
sear char scorch sing
search explor hunt look prob research seek
searcher seeker
seashor coast
season flavor harden temper veteran
seat behind bottom bun butt fanny nat plac rear sit sitt stern tail
seawall breakwater jetty
second back bit minut mo moment
secondhand used
secret hidden mystery mystical privy releas underground
section department division segment subdivision
sector spher
secur fix plug
security surety
sedan saloon
see attend check discover escort experienc fancy figur find hear imag learn meet pictur reckon understand view visit watch witness
seed come germ sourc sow sown
seek assay search try
seeker searcher
seem appear look
seer prophet
seeth boil buzz hum
segment section
seiz captur clutch conquer grasp
seldom rarely
sell betray market
seller vendor
sen gage grass pot smok weed
send air broadcast direct mail post ship station
sens feel smell
sentenc condemn doom time
sentiment opinion thought view
sentry lookout picket scout watch
separat branch break class divid fork freestand part sort spac split tell
sequoia redwood
serial sery
seriou grav
sermon preach
serpent snak
serv assist dish help servic
servic serv
sery serial
session sitt
set band bent circl cur fit fix harden laid lay limit lot plac plant pose prim put ready seth
setback blow revers
seth set
sett background cobbl cobbleston scen
settl decid resolv
settlement colony villag
settler colonist
sew sewn stitch tailor
sewer gutter toilet
sewn sew stitch
shack hut shanty trail
shad blend ghost shadow tint
shadow dark darkness dwarf phantom shad shady tail trac
shady shadow
shaft barb cheat cock dig jockey lanc prick ray screw shot spear
shag screw
shak handshak rock shingl shiver sway trembl wag
shaky shiver trembl
shallow shoal
sham disgrac fake fals guilty pretend
shanty hut shack
shap build figur flesh forg form formation fram mold pattern plastic work wrought
shar communion divid parcel part plowshar
sharp crisp pierc sharply shrill
sharpen taper
sharply sharp
shav graz plan sliver trim
sheath case
shed cast drop slough spill throw
sheepherder shepherd
sheer bluff bold curv cut plain rank
sheet plan sail
shelf ledg
shell battery beat blast bombardment cas crush eggshell husk shield
shelv tabl
shepherd sheepherder
shield harbor screen shell
shift break fault pitch shifty stir switch teddy tilt
shifty shift
shill bob
shin beam bright gleam glint glitter glow polish reflect scrambl shiny skin smooth struggl
shingl shak
shiny bright glaz shin
ship send transport
shipbuilder shipwright
shipp transport
shipwreck wreck
shipwright shipbuilder
shiver chill shak shaky shudder thrill trembl
sho plac shod
shoal school shallow
shock cushion floor jar
shod sho
shoe horsesho skid
shoemaker cobbler
shoot blast buck dash film fool hit photograph pip shot spud tear
shootout gunfight
shop frequent sponsor stag stor workshop
shopfront storefront
shopkeeper storekeeper
shor land prop
short boxer dead drawer littl scant shortstop trunk
shortcut cutoff
shorten contract cut telescop
shortstop short
shot barb dig guess piggy shaft shoot snapshot stab strok
shoulder berm
shout call cheer cry holler scream squall yell
shov squeez stuff
shovel digger
show display establish exhibit express pictur point present prov record screen view
shower cascad lavish
shriek pipe scream shrill
shrill pipe sharp shriek
shrin enshrin
shrub bush
shudder chill shiver thrill
shuffl make mix
shunn dodg
shut clos unopen
shutt clos
shuttl bird shuttlecock
shuttlecock bird shuttl
shy timid
siam thailand
sick cast cat crazy grim honk ill mad pale pallid
sickness illness
side inclin slop
sidewalk pavement
sieg besieg
siev screen sift sort strain
sift siev strain winnow
sight deal flock heap ken lot mass mint mountain peck pile plenty raft spat spy stack survey view vision wad
sightless eyeless
sightseer excursionist tripper
sign bless contract mansion mark ratify signal
signal point sign
signatur touch
silenc hush quiet still
silent mute still understood
silver ag silvery
silvery silver
simply just
sing peach scorch sear swing tell
singl ace unity unmarry
sink drop pass sinkhol slump
sinkhol sink
sit model pose ride seat
site plac
sitt pos seat session
sixteen xvi
siz size
size siz
skeleton fram
sketch cartoon outlin study survey
skid shoe slid slip
skin baldy bark hide peel pelt scrambl scrap shin struggl
skip cut hop jump
skipper captain master
skirmish brush clash
skirt bird border chick dodg doll duck fudg hedg surround
sky flip pitch toss
skylight fanlight
skylin horizon
slag scoria
slang cod fool gull
slant angl aslant color lean pitch rake slop tilt tip weight
slap bang bolt
slash cut gash lash slic strap strok thresh whip
slaughter butcher massacr
slavery bondag
slayer killer
sled sledg sleigh
sledd go
sledg maul sled sleigh
sleep nap
sleigh sled sledg
slender slight slim thin
slic chopp cut gash piec slash slit
slick neat pat plaster slip
slid chut glid skid slip
slight fragil littl slender slim thin
slightly somewhat
slim slender slight thin
slip berth cutt mistak moor moorag skid slick slid steal strip teddy trip
slit dent prick scratch slic snatch
sliver shav splinter
slogan motto
slop aslant inclin pitch side slant slosh spill splash
slosh load plaster slop soak splash tight wet
slough shed
slow behind bor dim dull dumb easy slowly
slowly easy slow
slug bullet idle lick punch
slugger batter hitter
slump depression sink
small littl minor
smear spot
smell feel flavor look scent sens spirit
smil grin grinn
smithy forg
smock duster
smok bullet gage sen weed
smokestack stack
smooth polish politic shin still
smuggler runner
snag hitch rent rub split tear
snak serpent
snapshot shot
snar gin hook trap
snatch bit slit
sneaker canary fink
sniff snuff whiff
snip attack clip clipp crop dress prun round trim
snort bird boo hiss hoot puff
snout beak nozzl
snow coke snowfall
snowfall snow
snowstorm blizzard
snowy whit
snuff sniff
soak dripp fleec hock hook load pawn plaster plum rob slosh tight wet
soap max scoop
soar glid sail surg tower
sober grav
society club company fellowship gild guild lodg order
sock windsock
sod cat guy turf
soda pop tonic
sofa couch loung
soft easy gentl mild piano voic
soften break cushion damp dull muffl yield
softly gently lightly piano quietly
soil dirt dirty greas grim ground land stain territory
sole lone lonesom
solid firm squar unanimou
solon statesman
somebody person someon soul
someon person somebody soul
sometim former old
somewhat fairly middl pretty slightly
son boy logo word
song strain sung
sooner earlier rather
sooth comfort consol
sooty jet
sorcerer magician wizard
sore mad raw tender
sorrow grief griev mourn regret rue
sort class form group kind screen separat siev
soul person somebody someon
sound go legal look phon reason strait voic
sour turn work
sourc author beginn generator germ root seed
south confederacy dixieland
southeast se southeastern
southeastern southeast
southwest southwestern sw
southwestern southwest
souvenir relic token
sow seed
sown seed
sp hurry race rush upper zip
spac blank quad separat
span brac bridg coupl cross pair straddl sweep
spar bare extra free save surplu trim
spark arc flicker glint light sparkl trip twinkl
sparkl fizz foam glitter light spark twinkl
spat applaud clap deal flock heap lot mass mess mint mountain peck pile plenty pot raft rush sight stack surg wad
spawn br
speak address mouth talk
speaker loudspeaker talker
spear lanc shaft
special extra particular
speck atom dott fleck hint particl pinch speckl touch
speckl dott fleck patch speck spot
spectacl bespectacl eyeglass glass
spectator viewer watcher witness
speculat muse ponder reflect suppos
speech address delivery languag lectur
spell charm enchantment go patch piec tour turn whil writ
spend drop pass
spent gone
spher area arena field heaven orbit sector
spic spik
spicy blue hot
spider wanderer
spik ear spic
spill fall releas shed slop spillway tumbl
spillway spill
spin back backbon reel spur sticker thorn twist whirl
spinner spinster
spinster spinner
spiny barb bristl bristly burr prickly
spir steepl
spiral coil corkscrew helix
spirit bounc feel flavor game liquor look smell
spit hurt injur spitt tongu wound
spitt spit
splash slop slosh stir
splendid excellent
splinter chip chipp sliver
split break burst divid part rent schism separat snag tear
spoil baby bad blow cross foil mar muff
spok radiu rung
spong leech
sponsor frequent patron shop
spool bobbin reel
spoon spoonful
spoonful spoon
sport bett boast clean featur fun rollick
spot berth bit fleck patch plac point post smear speckl spy
spott catch patch spy stain
spout spurt squirt
spr bounc bound form fountain give jump leap outflow
spread air broadcast feast gap ranch scatter
sprint dash
spruc dash
spud potato shoot tater
spur gad spin urg
spurt forg jet spout squirt
spy catch sight spot spott stag
spyglass glass
squad team
squall call cry holler scream shout yell
squar feather lame solid straight
squash crush mash squeez
squat crouch jack
squeak creak squeaky squeal whin
squeaky squeak squeal
squeal fink squeak squeaky
squeez contract crush embrac forc goug hug mash pinch pressur shov squash stuff wedg
squirt jet spout spurt
st bite burn con prick stick
stab dig knif poke shot
stabb cutt pierc wound
stabl stall unchang
stack deal dozen flock heap lash load lot mass mess mint mountain peck pil pile plenty pot raft scor sight smokestack spat ton wad
stadium arena bowl
staff stav
stag arrang betray degre grass level phas point present rat scaffold shop spy stagecoach
stagecoach stag
stain dirt greas grim soil spott varnish
stair step
staircas stairway
stairway staircas
stak adventur back bet gage game interest post punt
stalk haunt husk stem straw stubbl
stall booth stabl stand
stallion entir
stamp boss cast emboss mold postag seal stump tender
stand bandstand base bear brook pedestal stall viewpoint
standard banner measur receiv stock
star ace asterisk champion complet gaze geniu gross lead perfect pure starr wizard
starr asterisk lead star
start begin beginn bulg commencement depart first get jump kickoff part pop startl
startl jump start
starv hunger thirst
stat commonwealth country declar express nation provinc say tell
statesman solon
station plac post send
statu condition
stav round rung staff
stay arrest check corset delay halt hitch remain rest stick stop
steady brac calm firm
steal bargain buy slip thiev
steam pip steamer steamy stung
steamer steam steamship
steamship steamer
steamy randy steam
steel blad brand sword
steelmaker steelworker
steelworker steelmaker
steep plung
steepl spir
steer direct direction guid guidanc head hint lead point tip wind
stem base bow halt prow root stalk them
step footprint footstep measur pace stair strid tread
stern behind bottom bun butt exact fanny grim nat quarter rear seat tail
stew boil brood grudg sweat
steward keeper
stick bind bond gravel jutt lodg peg project puzzl reliev st stay wedg
sticker spin thorn
still calm distillery ease even hush quiet reliev silenc silent smooth stillness yet
stillness hush still
stilt artificial pil pile
stink foul rotten
stir shift splash touch
stirr mov rous touch
stitch sew sewn
stock br broth carry fund gunstock livestock standard stor tir
ston gem pit rock
stonemason mason
stony boulder flint rocky
stool pot thron toilet
stoop bend bow crook crouch
stop arrest bar block blockad ceas chicago end finish halt hitch michigan quit stay
stopper plug
stor depot fund memory shop stock storag storehous
storag depot stor storehous warehous
storefront shopfront
storehous depot stor storag
storekeeper shopkeeper
storm forc rage ramp surpris
story account celebrat floor history level report tale
storyteller teller
stout hardy
stov rang
stovepip beaver
str condition draw strand term thread train twin
straddl rang span
straight direct flat squar uncoil
straighten tidy
strain air br forc labor line pain pure reach siev sift song try tune twist
strait head pass sound
strand chain ground maroon str
strang foreign unknown unusual
stranger unknown
strap lash slash whip
strapp husky
straw husk stalk strew stubbl wheat
stray cast drift rang roam roll swan wander
streak bar mottl run strip
stream current flow pelt pour
streamlin flow
streetcar tram trolley
strengthen fortify reinforc
stretch reach unfold
strew scatter straw
strid footstep pace step tread
strik coin hit mint move tap
striker hitter
strip airstrip band bare peel rifl slip streak stripy
stripp bar bare husk uncover
stripy strip
strok accident shot slash throw
stroll promenad
stroller carriag pram
strong firm
structur construction integrat
struggl battl conflict fight scrambl shin skin
strut cock
stubbl husk stalk straw
stud dot rivet
student pupil scholar
study report sketch subject survey work
stuff block dress gorg material shov squeez
stumbl hit trip
stump pulpit stamp
stung steam
stunn arrest
styl dash fashion manner mode titl way
subdivision arm branch section
subject content field issu matter national open study them
submarin bomber grinder hero torpedo undersea wedg
substitut alternat exchang relief replac reserv utility
subway tube underground
successor heir
sucker fool gull mark mug
sugar bread cabbag clam dough lettuc scratch sweet
suggest advis hint propos
suit case caus court fit lawsuit room
suitcas bag grip
sulfurou acid bitter
summerhous gazebo
summit breast crest crown elevation height peak pinnacl tip top
sun sunbath sunday sunlight sunshin
sunbath sun
sunburn burn tan
sunday sun
sundown sunset
sung song
sunk ruin undon
sunken recess
sunlight sun sunshin
sunny gay
sunris aurora dawn morn
sunset sundown
sunshad awn parasol
sunshin cheer sun sunlight
super ace crack superintendent top
superintendent overseer super
superior master rank victor
supervis monitor
supply add furnish issu
support back bear brook defend fund keep
suppos guess imagin reckon say speculat think
sure certain trust
surety security
surf breaker
surfac coat rise
surg heav rush soar spat tide
surplu extra spar
surpris storm
surrender deliver yield
surround besieg border palisad ring skirt wall
survey follow review sight sketch study view
surviv exist go last liv live outlast outliv
suspension break dangl hang paus
sw dangl southwest sway swing
swag droop flag keel priz reel sag upset
swallow bury drink
swamp flood
swampy muddy
swan cast drift rang roam roll stray swear wander
sway carry rock shak sw tilt
swear bet curs oath swan
sweat stew
sweater jumper
sweep broom brush drag expans sail span tangl
sweet after dessert honey perfum scent sugar sweetness
sweetness sweet
swell big bulg bully bump cork crack dandy dude gallant great hump jut lump neat old well
swift fleet
swim float swimm
swimm liquid swim
swimmer bather
swing sing sw
swirl whirl whirlpool
switch chang exchang flip shift swop trad
swollen vain
swoon faint light
swop switch trad
sword blad brand steel
sworn pledg
syllabu program
synagogu tabernacl templ
system schem
tabernacl synagogu templ
tabl mesa shelv
tableland plateau
tablet pad pill
tack piec
tag chas dog label mark rag tail ticket track trail
tail behind bob bottom bun chas dock dog fanny nat seat shadow stern tag tailcoat track trail
tailcoat tail
tailor cut orient sew trim
taiwan china
tak fetch issu pick return take winn yield
take accept aim br carry charter choos deal demand direct exact film guid hire issu lead need occupy remov rent return tak yield
tale story
talent gift
talk lectur mouth peach speak
talkativ talky
talker speaker
talky talkativ
tally agre check count fit hit match reckon run scor total
talon claw
tan bronz burn sunburn
tangl byzantin drag knot mat maze sweep
tank cooler
tann bronz lash
tap beg bug hydrant pat pink strik tape tip
tape record tap
taper candl dwindl narrow point sharpen wick
tar jack mariner pitch
target aim direct mark object plac point prey quarry
tarry linger loaf loung
tast sampl try
tater potato spud
taunt bait cod jeer mock rag rally ride teas
taut tight
teach learn thatch
team squad
teamster trucker
tear bout buck bust charg cry fierc rent shoot snag split teardrop water weep
teardrop tear
teas badger bait bug card cod mock rag rally ribb ride taunt
teddy shift slip
teepe tepe tipi
telegram wire
telegraph cabl wire
telephon call phon ring
telescop shorten
television video
tell order recit say separat sing stat
teller cashier storyteller
temper harden mood season
temperanc moderation
templ synagogu tabernacl
ten decad
tenant occupy
tend aid attention care given inclin lean mind run
tender bid crank offer raw sore stamp
tent camp
tepe teepe tipi
term condition damag foot pric str
terminal depot end final last pole
terrac bench
terribl dire dread dreadful frighten wick
territory district soil
test exam prov quiz run screen trial try
tether lead
textil cloth fabric material
th matter thursday
thailand siam
thanksgiv bless
thatch teach
thaw dissolv melt warm
theater field hous
them idea paper root stem subject
thespian actor player
thick blockhead loggerhead midst
thicket brush
thiev cop hook steal
thin cut fragil lean slender slight slim
think believ conceiv guess imagin reason recall reckon remember suppos thought
thinker mind
thirst hunger starv
thirsty hungry
thorn spin sticker
thought idea opinion sentiment think
thousand grand yard
thre trinity trio
thread ribbon str wander weav wind yarn
thresh slash toss
thrill bang boot charg chill flush kick rush shiver shudder
thron pot stool toilet
through done
throw cast drop flip fox hold hurl shed strok
thrower potter
thruway expressway freeway pike
thumb finger flick flip hitch leaf
thunder boom roar
thursday th
ticket fine tag
tid new word
tide surg
tidy respectabl straighten
tie association bind bond connect draw link marry wed
tied lac truss
tier grad level
tight clos closely fast plaster slosh soak taut
till trough
tilt angl argu argument lean list pitch shift slant sway tip tipp
timber forest lumber woodland
time clip clock sentenc
timid faint shy
tinker fiddl monkey potter tinkerer
tinkerer fiddler tinker
tint hint shad touch trac
tiny midget
tip angl crest fee hint lead lean slant steer summit tap tilt top tumbl wind
tipi teepe tepe
tipp lean tilt
tippl draft
tir stock wear weary
tire bore jade sap wear weary
tissu weav
titan giant heavyweight
titl championship deed styl
toad frog
toast brown crisp drink pledg salut
today now
toddler yearl
toilet bathroom gutter john pot privy sewer stool thron
token relic souvenir
toll bell cost pric
tomahawk hatchet
tomb grav
tombston graveston headston
ton dozen heap lash load lot pil raft scor stack wad
tongu clapper knif spit
tonic accent brac brisk fresh pop soda
too also besid
tool cock creatur instrument prick puppet
toot beep blar honk
tooth jagg notch
top ace clear crack crest crown elevation height pass peak pinnacl summit super tip upsid whirligig
topmost uppermost
torch flashlight
torment badger crucify dun rack rag worry
tornado crack twister
torpedo bomber grinder gun gunman hero submarin wedg
toss flip pass pitch sky thresh
total add aggregat come entir full number tally
touch adjoin equal ghost hint mov pinch rival signatur speck stir stirr tint trac
tough bad bully hood hooligan punk rugg
tour circuit enlistment go hitch spell turn
tourer tourist
tourist tourer
towboat tower tug tugboat
tower column hulk loom pillar soar towboat tug tugboat
town townsfolk townspeopl
townsfolk town townspeopl
townspeopl town townsfolk
toy fiddl miniatur play
tr corner trapp
trac describ draw follow ghost hint hound hunt line shadow tint touch
track chas cours cross dog lead path racetrack raceway rail runway tag tail trail
tract parcel
trad craft deal switch swop
trader dealer
traffic deal
tragedy disaster
trail chas dog drag lead shack tag tail track
trailer dron poke
train aim check coach condition gear groom school str
tram streetcar tramway trolley
tramway tram
transport carry channel ship shipp
trap ambush bunker pin snar
trapp corner furnish hous tr
trash chalk crank junk pan rubbish scrap trip
travel go journey move trip
tread pace step strid
treasur gem preciou priz want
tree corner
treetop crown
trembl shak shaky shiver
trench deep
trial run test
trib clan folk kin
trick fox joke prank
trickl dribbl drip
trickster cheat prankster
trim clipp cut prun shav snip spar tailor trimm
trimm clipp cut fix trim
trinity thre trio
trinket baubl novelty
trio thre trinity
trip rubbish slip spark stumbl trash travel
tripper excursionist sightseer
triumph crow victory
troll round
troller angler
trolley streetcar tram
troop parad promenad
trophy priz
tropic tropical
tropical tropic
trot clip crib pony
troubl ail bother pain upset worry
trough bowl gutter till
troup company
trouser breech pant
truc armistic
truck haul
trucker teamster
true honest lawful
trumpet cornet horn
trunk body boot short
truss bind corbel tied
trust believ combin faith hope sure
try assay hear judg prov sampl seek strain tast test
tsar czar
tub bathtub tube vat
tube pipe subway tub underground
tuft crest
tug driv labor push towboat tower tugboat
tugboat towboat tower tug
tumbl crumbl crumpl fall spill tip twig
tune air line strain
tunnel burrow
turf sod
turkey bomb joker
turn becom bend bout crook go grow number play plow releas revers rick sour spell tour twist
tusk horn ivory
twelv dozen
twic doubl
twig tumbl
twilight dusk fall
twin counterpart coupl lace match mate pair parallel roll str wind wrap
twinkl blink flash heartbeat light spark sparkl wink
twirler pitcher
twist bend braid construction crook curv devic kink rick spin strain turn whirl wind worm wrestl
twister tornado
tycoon baron king power
type case character
unalter unchang
unanimou solid whol
unbroken kept unplow
unchang stabl unalter
uncoil straight
uncover bar break discover discovery find husk stripp
uncut rough
undefend open
underground secret subway tube
undermin cave
undersea submarin
undersid bottom
understand read reason see
understood silent
underworld hell
undon ruin sunk
uneven odd
unfinish bare
unfit bad
unfold blossom flower stretch
unholy wick
unhurt whol
union coupl federal join marriag mat north pair unit
unit combin connect join link merg union whol
unity ace singl
univers cosmo creation existenc world
unknown nameless strang stranger unnam
unload drop
unlucky doom
unmark overlook
unmarry singl
unmatch matchless odd
unnam nameless unknown
unopen clos shut
unpaid amateur volunteer
unplow unbroken
unus fresh idle
unusual strang
unveil entry launch
uphill ris
upland highland
upper sp
uppermost topmost
upright good just vertical
upris bristl grow rebellion revolt ris rise
upriver upstream
upset broken swag troubl upturn worry
upsid top
upstream upriver
upturn upset
urban polish
urg spur
use consumption employ enjoyment exercis habit purpos
used secondhand
usual common
utility substitut
vacation holiday
vagrant drift drifter float
vain swollen
vane blad weathervan web
vanish disappear fell fly
vapor blu crow
varnish seal stain
vas vessel
vast huge immens
vat tub
vault dom
veil hide
vendor seller
vent air volcano
veranda gallery
vers rhym
version edition
vertical upright
very identical rattl real really
vessel vas
vest robe
vet veteran
veteran season vet
victor master superior winner
victorian prim
victory triumph
video pictur television
view catch horizon opinion panorama prospect reckon scen screen see sentiment show sight survey wake watch
viewer spectator watcher witness
viewpoint stand
villag hamlet settlement
villain scoundrel
violin fiddl
virgin pure
vision sight
visit call gossip jaw see
voic soft sound
voiceless breath hard
volcano vent
volley burst
volum book bulk mass
volunteer offer unpaid
vot ballot vote
vote ballot vot
vow consecrat
voyag sail
vulcaniz cur
wad bundl chew deal dozen flock heap jam lash load lot mass mess mint mountain pack peck pil pile plenty plug pot raft ram scor sight spat stack ton
waddl paddl
wag card reward shak wit
wage earn pay
wagon dipper
wait await delay expect hold look waitress
waitress wait
waiver releas
wake awak heat view
walk pass walkway
walkway walk
wall fenc palisad rampart surround
wallpaper paper
wander betray cast cheat drift peregrin rang roam roll stray swan thread wind
wanderer rover spider
want absent lack miss need preciou treasur wish
ward guard
ware product wast
warehous storag
warm heat thaw
warmth heat passion
warrant sanction
wash laundry
washington capital
wast barren blow pinch rot ware wild
watch catch follow lookout observation picket scout see sentry view
watcher spectator viewer watchman witness
watchman watcher
water irrigat pee tear
waterfall fall
waterman boater boatman
wav wave
wave flap roll wav
wax climb full mount rise
way agency direction fashion manner mean mode path room styl
weak faint light weakly
weakly weak
wealth rich
weapon arm artillery
wear bear cloth don erod jade tir tire weary
weary jade tir tire wear
weather brav condition
weathervan vane
weav thread tissu wind
web net network vane
webb lacy
wed marry midweek tie wedd wednesday
wedd marriag wed
wedg bomber forc grinder hero lodg squeez stick submarin torpedo
wednesday midweek wed
weed gage grass pot sen smok
weep cry droop tear
weigh count matter press
weight angl slant
welcom receiv
well easily good swell
welsh cambrian
west westward
westbound westward
westward west westbound
wet plaster slosh soak
wett leak
whal giant heavyweight hulk
wharf berth dock moor pier
wheat straw
wheel bicycl bike pedal roll
wheeler cyclist
whiff puff sniff
whil patch piec spell
whin creak gors squeak
whip lash pip slash strap worst
whirl crack go offer pass reel spin swirl twist whirlpool
whirligig carousel top
whirlpool swirl whirl
whisker beard hair
whisper murmur
whit blank flannel snowy whiten
whiten whit
whol entirely right unanimou unhurt unit wholly
wholly entirely right whol
whoop hack
whoosh hiss
wick arch foul revolt taper terribl unholy
wicker can
wide astray blanket broad
wild angry furiou hazardou idle rag wast wilderness
wildcat beast wolf
wilderness wild
wilt droop limp
win advanc earn gain profit winn
winch windlass
wind blown curv hoist jazz nose roll scent steer thread tip twin twist wander weav wrap wreath
windlass winch
window windowpan
windowpan window
windsock sock
windy breezy
wing annex backstag fender flank fly
wink blink flash heartbeat twinkl
winn fetch profit tak win
winner victor
winnow sift
wir pump
wire cabl telegram telegraph
wireless radio
wise know
wish bid care like want
wit card marbl wag
witch charm hex wizard
within insid
witness find see spectator viewer watcher
wizard ace champion charm geniu magician sorcerer star witch
wolf beast wildcat
woman char
wonder curiosity question
wonderful grand howl rattl
wood forest
woodland forest timber
woodsman woodworker
woodwork carpentry
woodworker woodsman
wool fleec woolen
woolen wool
word articulat bibl languag logo new password phras quarrel row scriptur son tid
work act br crop d exercis lick plant shap sour study
workbench bench
worker actor
workshop shop
world cosmo creation earth existenc glob human mankind public univers
worm insect twist wrestl
worn drawn
worry badger care headach interest torment troubl upset
worship rever
worshiper believer
worst pip whip
worth deserv
wound hurt injur spit stabb
wrap enclos envelop roll twin wind wrapp wrapper
wrapp captiv cloak cloth drap wrap wrapper
wrapper wrap wrapp
wrath anger
wreath garland lei wind
wreck crash raz ruin shipwreck
wrecker saboteur
wrestl twist worm
writ compos pen penn spell
writer author
written script
wrong damag wrongly
wrongly wrong
wrought mold shap
xvi sixteen
yacht boat
yanke northerner
yard grand ground pace thousand
yarn thread
year age day
yearl toddler
yearly annual
yell call cry holler scream shout squall
yellow chicken
yet even still
yield fruit give grant issu output return soften surrender tak take
young new offspr youth
youngster child fry kid minor
youth young
zero noth nought zip
zigzag crank
zip hurry noth sp zero
zone district
zoo menageri`;
