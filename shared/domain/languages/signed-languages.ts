/**
 * The primary subtags of all signed languages: the extended subtags with the prefix `sgn` in the IANA Language Subtag
 * Registry, file date 2025-08-25.
 */
const codes = `
ads aed aen afg ajs ase asf asp asq asw bfi bfk bog bqn bqy bvl bzs cds csc csd cse csf csg csl csn csq csr csx doq dse
dsl dsz ecs ehs esl esn eso eth fcs fse fsl fss gds gse gsg gsm gss gus hab haf hds hks hos hps hsh hsl icl iks ils inl
ins ise isg isr jcs jhs jks jls jos jsl jus kgi kvk lbs lgs lls lsb lsc lsg lsl lsn lso lsp lst lsv lsw lsy lws mdl mfs
mre msd msr mzc mzg mzy nbs ncs nsi nsl nsp nsr nzs okl pgz pks prl prz psc psd psg psl pso psp psr pys rib rms rnb rsi
rsl rsm rsn sdl sfb sfs sgg sgx slf sls sqk sqs sqx ssp ssr svk swl syy szs tse tsm tsq tss tsy tza ugn ugy ukl uks vgt
vsi vsl vsv wbs xki xml xms yds ygs yhs ysl ysm zib zsl`;

export const signedLanguages: ReadonlySet<string> = new Set(codes.trim().split(/\s+/));
