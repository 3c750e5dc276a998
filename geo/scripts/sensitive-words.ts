/**
 * What the words of the grid leave out: slurs, sex, drugs and drink, death and violence, crime, religion,
 * politics, disease, functions of the body, insults. The lists are wide on purpose, because a word is
 * cheap to do without and an address is shown to everybody.
 */

/** Nouns whose whole family in WordNet is left out: words whose first noun sense lies below one. */
export const sensitiveFamilies =
  `alcohol ammunition burial clergyman corpse coward crime criminal curse defecation deity demon
disease drunkard excrement excretion executioner explosive extremist fool funeral gambling
genitalia hallucinogen heaven hell illness injury insanity killing lunatic narcotic opiate
parasite pathogen poison politician prayer profanity prostitute punishment racism racist religion
sacrament scripture sex slaughter slave stimulant suicide surgery symptom terrorist theologian
tobacco torture tumor undergarment underwear urination villain virus warfare weapon worship wound`.split(
    /\s+/,
  );

/** Beginnings of words; everything that starts with one is left out. */
export const sensitiveStems =
  `abolit abort abus addict adulter aliens alimony allah ambul ambush ammo amnesi amnesty amok amput
anarch animus annihil anorex anthrax antichrist anus apartheid apocaly apostl archbis armament
armies armistic armored armory armpit arous arson artiller aryan assail assassin assault asthma
asylum atheis atroci autism autops bacteri ballot bandage bandit banger banging baptis baptiz
barbar barric bastard battl bayonet beatit bedlam begg behead belch bereav bestial bestow betray
bible biblic bigam bigot bikini bimbo bisexual bishop bitch blackmail blacks bladder blasphem
bleed blemish blind bloat blonde blood blowjob bodily boiled bomb bondage boob booz bordell bosom
bowel brainless brainwas braless brawl breast breed brothel bruis brutal buddh bugger bullet
bullied bully bureauc burgl burial buried bury butch buttock byword cadaver calamity callous
campaig cancer candidac candidat cannab cannib cannon capitali captiv captor carcas carjack
carnage carnal carrion cartel casket castrat catastro cathol caucus cavity celib cemeter censor
chao chapel chastis chastit chauvin chemoth childbed chink chok choler christ church cigar circumc
claustro clerg clinic cloister clone clot cock coffin coitus coloniz colored comatose combat
commando commie communis concent condemn confeder confess congres conquer conserv conspir constip
contagio contamin contracept convict copulat coroner corps corrup cough coven covet cramp crap
crazed crazy creep cremat cretin crimin crippl crises crisis crotch crucif cruel crusad curse
cyanide czar dagger dago damn dandruff danger darkie darky deadly death debauch decapit decay
deceas deceit deceive decompos defam defeat defeca defector deficien defil deform dehydrat deities
deity delinq delirium delusion demean demented dementia democra demon denigr deport depos deprav
depress derang despair desper despis despot destitut destroy destruc devil devour diabet diagnos
diaper diarrh dick dictat died digest dildo dirt disabl disast disciple diseas disfigur disgrac
disgust disrob dissect divorc dizz doctrin dogma doom doped dork downer drool drown drugg drugs
druid drunk dumb dung dwarf dying dyke dysent ecstas eczema effemin egghead ejac election elector
embalm enem enslav epidem epilep erecti erogen erosion erot eskimo euthan evangel evict evil
excret execut exorcis expire explod explos exterm extinc extort eyesore fag faint fairies faithful
famine fanatic fart fasci fatal fatigue fatso fatten fatty fear fellat feminin feminis fetish
fetus fever fight filth fingered flagel flagrant flatul flesh flirt flog fondl foreskin fornic
fought fraud frigid fuck funer fungus funk furious fury gallow gambl gangren gangst gasoline
gender genes genetic genit genocid germs ghetto ghoul gigolo gipsy girlie gluttony godd godless
godly gods gonorr gook gored gory gospel governor gravest graveyar grenade grief grieve groin
grope groping gruesome grunt guerr guillot guilt gunfire gunman gunn gunpow gunshot guts gutter
gypsy hairy handgun handicap hanged hanging hangman hangover harass harem harlot hashish hate hatr
haunt headache healed healer health hearse heathen heaven hellish hemor heresy heret hermaph
hernia heroin herpes hijack hillbil hindu hippie holocaus homeless homici homosex honky hooker
hooligan hormon horny horrib horrif horror hospital hostage hostil humiliat hurt hymn hyster idiot
idola illegal illegit immigr immoral immune immuni impal impeach impot impur incest incontin
incurab inebri infant infect inferior infern infidel inflam influenz inhal inhuman inject injur
injust inmate inquis insan insomni insult insurg intercou intestin intoxic invad invasion islam
itch jail jeopard jerk jesus jewish jihad johns juggs jugs junkie junta kidnap kidney kill kinky
knickers knife knives knocker kosher kraut lament larva laxative leash lech leftis legislat leper
lepr lesbian lesbo lesion lethal lewd libel libert libido lingerie liquor lisp lobbyis lobotom
loin looney loony looting lunacy lunatic lust lynch macho mafia maggot maim malad malaria malevol
malice malicio malign mandate manhood maniac manic manslau marijuan martyr marx masoch masque
massac masturb mattress mayhem measles medica medicin meltdown menace menopau menstru mentally
messia metaboli midget migrain milf militan militar militia minister minority miscarr miseries
misery misogyn missile mistress molest monarch monast mongol mongrel morbid morgue moron morphin
mortal mortif mortua mosl mosque mourn muck mucus mugg mulatto murder muslim mutant mutilat mutin
nagging naked napalm narcot nationali nause nazi necro negro neonazi neurot neuter nicotine nigger
nightmar nipple nuclear nudi nunnery nuts nutty nymph obese obesity obit obscen occult odor odour
ointment opiat opium oppress orgas orgy oriental orphan outcast outlaw outrag ovari ovary overdos
overthro overweig ovul pacifis pagan painful panic pansies pansy panti papac papal paraly paranoi
parasit parliam partisan patrici patriot pecker pelvi penal pene penicil penis perish perjur
persecut perver pestil petti phall pharma phleg phobi piggy pillag pimp pious piracy piss pistol
plague plantat plasma plunder pneumon pogrom poison police polio politi pollut poof poop populis
porn poverty pox preach predator pregnan prick priest prison profan promisc propagan prophet
prostat prosthe prostit protest proverb provok prude prudish psalm psych puberty pubic puke pulpit
punch pungent punish punk purg puritan pushy puss pyre quarant queer quran rabid rabies raci
radiat radical raging raider ransom rape rapin rapist ravag ravish rebel rectal rectum redneck
redskin reefer refug regim regret relaps relig reproduc republic retard reveng revolt revolut
revolv rheum ridicul rifle rightist rigor rioting riots ritual robbed robber robbing romp rotten
ruptur sabbath saber sabot sacram sacred sacrif sacril sadis saint salvat sanatori sanctif
sanctity sanit satan savag savior scab scalp scandal scare scary schizo scourge scream screw scrot
scum scurv seance secess sedat seduc segreg seiz semen semin semit senat senile sepul sermon serum
sewage sewer sex shag shame shaming shit shotgun shroud sick sinful sinner sissies sissy skeleton
skinhead skirmish skull slain slander slap slaug slave slaving slay sleaz slime slimy slob slur
slut smack smallpox smear smegma smok smother snatch sniper snob snort snot snuff socialis sodom
soldier sorcer sores sorrow soviet spank spasm spastic spear sperm spew spinster spook sprain
spunk squaw squirt stabb stagger stalk stallion starv steril steroi stigma stillb stink stoma
stoned stooge straddl strang strife stripp stripte stroke strumpet stupid submissi suck suffer
suffoc suicid sultry surg swast swear sweat swelling swine swinger swollen sword symptom syndrom
syph syring tabern tabloid taboo talmud tampon teasing teat tempt tequila terminal terrif terror
testes testic theft thief thiev thigh thong threat throat throes throttl thrust thug tinker tipsy
tits titt toilet tomb topless torah tories torment tornad torpedo torso tortur tory totali toxi
tragedy tragic traitor tramps trannie tranny transsex transves trashy trauma treason treatm trench
trespas tribal tribe trigger troop tsar tumor tumour tumult turd tush tuss tyran ugly ulcer
ultimat unborn undertak underwea undress unemploy unholy urin uteri uterus vaccin vagin vampir
vandal vasect venera venere vengean vengef venom verdict vermin veteran vibrat vicious victim
vigilan villain violat violen viper viral virgin virus visc vodka volup vomit voodoo voted voter
voting voyeur vulgar vulnerab vulva wail wank warden warfare warhead warlike warlord warmong
warrior warship wasted weakling weapon weenie welfare wench whack whine whipp whisk whites whore
wicked widow wiener witch womb worship wound wrath wreck wretch xenoph yid zealot zombie`.split(
    /\s+/,
  );

/** Whole words that are left out. */
export const sensitiveWords =
  `schmuck shyster uppity warlock yarmulke tarot welsh ribald tubby testy sass shoplift stakeout scrooge tort vendetta voracity unisex unbutton smutty spear dagger soldier trigger wimp wimpy turncoat terminal stallion sellout attacked woozy underage yuppie bashed bashing arrested cheated cheating wiretap bitten slowpoke smooch rootless scavenge crashed kick veteran misled electing snafu schlock schmaltz schmooze putted evened flied martin beast wannabe tyke spiel poached poacher poaching chi
abbess abbey abbot abduct abhor abyss acolyte activism activist agnostic agonize agonized agony
aids ail ailing ailment ale alien allergic allergy almighty altar amen amorous anal anathema
anemia anemic angel anoint antacid antibody aorta apoplexy appall appalled armed army arrest arse
arsenal arsenic asbestos ascetic asexual ashamed ashtray aspirin ass asses atom atone attack
attacker autistic autocrat avenge avenged babe backside badly bait balder balding baleful balls
bang bar barmaid barman barrio barroom bars battered beaten beating bedbug bedpan beer beg bereft
berserk besiege besieged bet beta betting bewitch biased bile bind binder binding binge biopsy
birth birthing black blackout blast bled bless blessed blessing blister blitz blockade blow
bludgeon boar body bohemian boner bong bookie boor boorish booty bottom bourbon bra brandy brat
breakup breath brethren brew brewer brewery brewing bribe bride brothe browbeat brute brutish bum
bung burp burping bust busted butt buxom cad caging caliber caning cardiac cardinal carouse casino
casualty cathedral catty cavalry cavort cervical cervix cesspool chalice champagn chaplain cherub
chick childish choir chronic chubby cider clammy cleavage cleric clerical clerics climax clobber
clown cognac cohabit coke colon colonial colonist coma communi communion comrade condom congeal
conjugal conquest consort convent convulse coon cops coronary coup crack cracker crackpot crash
crashing crass creed creole crime crony crook cross crud cruddy crude crudely crutch crypt culprit
cult cum cur curate curs cuss cussed cyst dame damsel deacon dead deaf deafen deafness dean debase
debased debasing decadent decrepit defraud deify detonate deviant deviate devotion devout devoutly
die dieting dike dingy disarm dismal dismally distill divine divinely divinity dodo dole dong
donor dope dopey dreaded dreary drink drinkable drinker drinking drug dud dummy duress dyslexia
dyslexic ebony eggs elect elected elective elitism elitist emaciate embezzle embryo emigrant
emigrate enrage enraged episcopal epistle epitaph erect escort estrogen eternal eternity ethnic
eulogize eulogy euphoria euphoric exhume exile exodus eyeball facial fairy faith fang fanny
fasting fat fats fertile fetal fetching fetid fiasco fiend fiendish firewall firing fist flab
flabby flaccid flail flak flasher flunk foe fogy follicle fondness forger freak french friar
frumpy fugitive gang gargoyle garter gas gaseous gash gasket gasp gassing gastric gay geek geisha
genome gentile germ ghastly ghost ghostly gin gizzard gland glut gnostic gob goblin god goof goon
gore goring gouge govern grail grave graven graver graves griev grieving grievous gringo gross
groupie gullet gun gunboat gunpoint guru gusher gut gutted guttural hack hag haggard hallow
hallowed halo hang hash headless heady heal heinous hell hemp hick hideous highball hoax hobo hoe
hole holiness holy homesick homo hooch hooter hooters hops horrid hospice hotshot hump humped hung
hunk hunted hunting hypo idol ill illicit imbecile imbibe immortal impish inbred incense indecent
indian indict inept infamous infamy infer infertile infest inflict insolent insulin intimacy
intimate inva invalid jab jag jags jap jealous jealousy jew jilt jilted jock john joint joints
jugular juicer karma keg klutz lacerate lager lama lame lard larynx lash lashing latrine lavatory
lawmaker leery leggy lent leotard lethargy liar liber liberal lice lick licked licking limp litany
liturgy liver load loath loathe loathing loot looted lord loser lottery louse lousy lover lung
lurid lurk lush lymph macabre mad madam madame madden madder madhouse madly maid maiden malt
mandarin mangle mangled manhunt mania mantra manure margarit martini mass massage mate mated mates
mating maverick mead mecca medic melons menorah mental mescal midwife migrant ministry minor
minors mischief misdeed miser misfit missal mission mistreat mitre moan mob monk monogamy moonie
morass motherly mounted mounting mummy munition mute muzzle mystic mystical nanny nape narc nasal
nasty native nativity naughty nerd neurosis nig nightly ninny nip nirvana nominee noose nude nudg
numb nun nuptial nursed nursing nut nuzzle obscur obsess obsessed ogle ogre opposit ordain
ordained organism orifice orthodox outhouse ovum paddy pain pained paki pant papa parable parish
parson pastor paunchy pauper peasant pee peep peeping penance penitent pension peon perfidy perky
perspire pest pew picket piety pig pigsty pilgrim pill pipe placenta playmate pole polemic
pollster polygamy pontiff pope posse possess pot potent powwow prelate prey probe probing prod
prodding prone prophecy prurient pub pudgy puerile puking pummel pus putrid pygmy quack queasy
queen quickie quinine rabbi rabble racy rage raid rake rampage rankle ransack rant ranting rapture
rash rat raunchy rave ravenous raver raving reaper rear rebirth rector rehab remorse reprisal
requiem reverent riot ripper rite roach rob rosary rot rotted rotting rubber rum rump ruthless rye
sadden sadly sadness sag sagging saliva salivate saloon santa satire saucy scaffold scar scathing
schism scorn scorned scornful scotch scrawny seasick secrete sect sects secular senility sensual
sensuous seraph seraphic servant sever severed severing shackle shackled shady shaft sham shank
shaven sherry shock shocked shocking shoot shooting shot shrill shrine siege sin sinewy sinister
sinking sinning skinny slag slash slashed slashing slavish slinging slit slither slovenly slum
smelly smuggle smuggled sneaking sneer snide sniff sniffle sob sobbing sober sobering sobriety
soiled sordid sore sot soul spade spawn spay speed spic spit spite spiteful spitting spittle
spleen spurn spurt spurting squalid squalor stab steamy steeple stench stew stewed stimulus stoke
stoner stool stout straight stray stricken strip stripe striped stroking stubb stubby stud stun
stunted stupor subvert suffrage sultan suspect swarthy swelled swig swill swilling swindler
swinging synod taint tainted tankard tariff tattoo taunt taunting tavern tawdry tearful tease
temple terrible terribly terse testament testi testis tetanus theology therapy thrash thresher
throb tit tithe toke tomcat tongue tongued tonsil toot torrid totem toupee tramp trample trance
trapped trapper travesty tribunal trinity tripe troll trolling tuber turban ugliness unarmed
unclean uncouth unfit ungodly unionize unkempt unlawful unmanned unsafe unsavory unwanted unwashed
unwell uproar uptight uranium usurp vagabond vagrant vatican vermouth vertebra vestment vestry
vicar vice vigil vile viol virile virility virtuous virulent vote vulture wad waif wallop wang
wanton war warn warpath warring wart wartime wasting wean weed weep weeping weird weirdo werewolf
wet wetter wetting wheeze wheezing whig whimper whip white wilder wildfire wildness willful willy
wily wince wine wither withered wizened woo wop wrangle writhe writhed writhing yank yell yellow
yelping yokel zealous zen zion`.split(/\s+/);

/** Words that a family or a beginning would wrongly take with it. */
export const harmlessWords =
  `action atlas auto baby bandage bathroom batter beacon beaver bitter blot bonus bravo brown
bulletin bump burden burn burnt camel canister carpet chaos chest clone club cold collapse
conserve cordial creator crescent crucial cuckoo cup dart doctor dream dungeon egg faintly
faithful fearless finger firework foot founder fruit fuel generic giant girl golden group hand
health healthy hood host hugging insect jack jacket jerky jug king knob lance leather left liberty
lobby lyric mallet mammal mandate marine mattress mayor mound mount mule muse needle nurse
nutshell onus organ orient patient period pirate porter prudence prudent quart quit rack radiate
radiator radical refuge revolve revolved rigorous rod rogue round runner sanity scratch secret
seminar shell shepherd shower sickle siren smart snipe sour spike spine splint spooky spy squad
stain starfish stomach stone storm storms stormy straddle strap swallow sweater tab tabloid tap
tart teach teller tempt tempting terrific thirst thorn tinker toddler tool tornado toss trench
trident trip trooper turner twitch ultimate urge usher verdict vibrate vigilant vintage wand
warden whim whisk whisker worm worry zeal`.split(/\s+/);
