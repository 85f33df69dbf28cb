/** What is known of an indicator, in our words. */
export interface Indicator {
  readonly meaning: string;
  /** What an adviser does about it; null where there is nothing to do. */
  readonly action: string | null;
  /** Whether somebody has to decide or prove something before the item counts for certain. */
  readonly asks: boolean;
}

const asks = (meaning: string, action: string): Indicator => ({ meaning, action, asks: true });
const tells = (meaning: string, action: string | null = null): Indicator => ({ meaning, action, asks: false });

const proveLink =
  'Junte carteira de trabalho, contracheques ou ficha de registro e peça o acerto do vínculo no INSS (Decreto 3.048/1999, art. 19-B).';
const provePay =
  'Junte contracheques ou recibos do mês e peça o acerto da remuneração no INSS (Decreto 3.048/1999, art. 19).';
const complement =
  'Complemente, use o excedente de outro mês ou agrupe competências no Meu INSS (EC 103/2019, art. 29; Decreto 3.048/1999, art. 19-E).';
const complementPlan =
  'Para contar no tempo de contribuição, complemente a contribuição até 20% (Lei 8.212/1991, art. 21, § 3º).';
const fixRegister = 'Peça a atualização do cadastro no Meu INSS ou em uma agência.';
const proveRural = 'Junte a autodeclaração e as provas da atividade rural (Lei 8.213/1991, arts. 38-A, 38-B e 106).';
const proveHarm =
  'Peça o PPP ao empregador; se a exposição estiver provada, marque o vínculo como especial (Lei 8.213/1991, arts. 57 e 58).';
const checkDates = 'Confira as datas do vínculo na carteira de trabalho; se o extrato errou, peça o acerto.';
const labourSuit =
  'Junte as peças do processo trabalhista, com início de prova material (Lei 8.213/1991, art. 55, § 3º).';
const refusedByInss = 'Confira o motivo no processo administrativo; cabem recurso ou nova prova.';

/**
 * The indicators that extracts bear most, by their code of today. The official list has more than a hundred; the first
 * letter tells the level: P a pendency, which may keep the item from counting, I an information, A a correction made by
 * the INSS.
 * @see Portaria DIRBEN/INSS 990/2022, Anexo V, changed by 1.316/2025
 */
export const indicators: Readonly<Record<string, Indicator>> = {
  PEXT: asks('vínculo informado fora do prazo, a comprovar', proveLink),
  'PREM-EXT': asks('remuneração informada fora do prazo, a comprovar', provePay),
  PRPPS: tells(
    'vínculo com informações de regime próprio (servidor público)',
    'Conta no regime do servidor; no INSS, só com certidão de tempo de contribuição (CTC).',
  ),
  PRPSE: asks(
    'vínculo com regime de previdência de outro país',
    'Verifique se há acordo internacional com esse país antes de contar o período.',
  ),
  'PREC-MENOR-MIN': asks(
    'recolhimento abaixo do valor mínimo',
    'Complemente a diferença em guia, com os acréscimos, para que o mês conte.',
  ),
  'PSC-MEN-SM-EC103': asks('soma da competência abaixo do salário mínimo (EC 103/2019)', complement),
  'PREM-BLOQ-EC103': asks(
    'competência bloqueada para ajustes da EC 103/2019 por outra pendência',
    'Resolva antes a outra pendência do mês; depois o ajuste fica disponível.',
  ),
  'PDESFAZ-AJ-EC103': asks('ajuste da EC 103/2019 desfeito', complement),
  'PREM-FVIN': asks('remuneração posterior ao fim do vínculo', checkDates),
  'PREM-IVIN': asks('remuneração anterior ao início do vínculo', checkDates),
  'PREM-EMPR': asks('remuneração fora do período de atividade do empregador', proveLink),
  'PREM-RET': asks('remuneração declarada pelo prestador de serviço não considerada', provePay),
  'PADM-EMPR': asks('admissão anterior ao início da atividade do empregador', proveLink),
  'PRES-EMPR': asks('rescisão posterior ao fim da atividade do empregador', proveLink),
  'PEMP-CAD': asks('faltam dados cadastrais do empregador', proveLink),
  'PEMP-IDINV': asks('número de identificação do empregador inválido', proveLink),
  'PVIN-IRREG': asks('vínculo com suspeita de irregularidade', proveLink),
  'PVIN-REC-PROC-TRAB': asks('vínculo reconhecido em processo trabalhista, a comprovar', labourSuit),
  'IVIN-PROC-TRAB': tells('vínculo com informação de processo trabalhista', labourSuit),
  'PVIN-TRAB-INTERM': asks('vínculo de trabalho intermitente, com pendência', complement),
  'IVIN-TRAB-INTERM': tells(
    'vínculo de trabalho intermitente',
    'Confira os meses sem remuneração ou abaixo do salário mínimo: não contam sem ajuste.',
  ),
  'PREC-FACULTCONC': asks(
    'recolhimento como facultativo em período de filiação obrigatória',
    'Peça a conversão do código do recolhimento, ou deixe o período fora da contagem.',
  ),
  'PREC-CDCONC': asks(
    'recolhimento em dobro em período de outro vínculo',
    'Deixe o recolhimento fora da contagem, ou prove que o outro vínculo terminou antes.',
  ),
  'PREC-FBR': asks(
    'recolhimento de facultativo de baixa renda não validado',
    'Valide com o CadÚnico em dia, ou complemente de 5% para 11% ou 20% (Lei 8.212/1991, art. 21, §§ 2º a 4º).',
  ),
  'IREC-FBR': tells('recolhimento de facultativo de baixa renda validado', complementPlan),
  'PREC-FBR-ANT': asks('recolhimento de baixa renda anterior à criação do plano', complementPlan),
  'PREC-LC123-ANT': asks('recolhimento no plano simplificado anterior à sua criação', complementPlan),
  'PREC-CSE': asks('recolhimento de segurado especial, atividade a comprovar', proveRural),
  'PREC-PMIG-DOM': asks('recolhimento de empregado doméstico sem vínculo comprovado', proveLink),
  'PREC-LC150-DOM': asks(
    'recolhimento de empregado doméstico em guia incorreta após a LC 150/2015',
    'Peça o acerto do recolhimento com as guias do eSocial.',
  ),
  'PREC-COD1821': asks(
    'recolhimento de exercente de mandato eletivo (código 1821), a comprovar',
    'Junte a certidão do mandato e dos subsídios do período.',
  ),
  'PDT-NASC-FIL-INV': asks('filiação antes da idade mínima legal para o trabalho', proveLink),
  'PDIV-DADOS-GFIP': asks('nome ou NIT diferente do declarado pelo empregador', fixRegister),
  'PSE-POS': tells('período de segurado especial positivo', proveRural),
  'PSE-PEN': asks('período de segurado especial pendente', proveRural),
  'PSE-NEG': asks('período de segurado especial negativo', proveRural),
  'IREM-INDPEND': tells('há remunerações deste vínculo com indicadores ou pendências'),
  'IREC-INDPEND': tells('há recolhimentos deste período com indicadores ou pendências'),
  'IREC-LC123': tells(
    'recolhimento no plano simplificado (11% ou 5%): não conta para aposentadoria por tempo sem complementação',
    complementPlan,
  ),
  'IREC-MEI': tells('recolhimento como MEI', complementPlan),
  'IREC-FACULTAT': tells('recolhimento como segurado facultativo'),
  'IREC-LC123-SUP': tells('recolhimento no plano simplificado acima do salário mínimo', complementPlan),
  'IREC-LIM-SM': tells('recolhimento limitado ao salário mínimo', complementPlan),
  'IREC-CIRURAL': asks('recolhimento de contribuinte individual rural não homologado', proveRural),
  'IREC-DESINDEXA': tells('recolhimento em atraso já desindexado'),
  'IREM-ACD': tells('parcela de acordo, convenção ou dissídio coletivo'),
  'IREM-PARC-CEDIDO': tells('parcela paga a trabalhador cedido'),
  'IREM-PARC-DIR-SIND': tells('parcela paga a dirigente sindical'),
  'IREM-VINC-PROC-TRAB': tells('parcela reconhecida em processo trabalhista', labourSuit),
  'IVIN-JORN-DIFERENCIADA': tells('vínculo com jornada diferenciada'),
  IEAN: asks('exposição a agentes nocivos informada pelo empregador, a comprovar', proveHarm),
  'IEAN (15)': asks('exposição a agentes nocivos informada pelo empregador (15 anos), a comprovar', proveHarm),
  'IEAN (20)': asks('exposição a agentes nocivos informada pelo empregador (20 anos), a comprovar', proveHarm),
  'IEAN (25)': asks('exposição a agentes nocivos informada pelo empregador (25 anos), a comprovar', proveHarm),
  IDT: tells('demanda trabalhista', labourSuit),
  'ICOMPL-VR-SM-EC103': tells('competência complementada até o salário mínimo (EC 103/2019)'),
  'IAGRUP-SM-EC103': tells('competência agrupada para alcançar o salário mínimo (EC 103/2019)'),
  'IUTILIZ-EXC-EC103': tells('competência que recebeu excedente de outra (EC 103/2019)'),
  'ICED-VR-EXC-EC103': tells('competência que cedeu excedente a outra (EC 103/2019)'),
  'IREL-PREV-POSSUI-COMP-AJUST': tells('há competência ajustada neste vínculo'),
  'ISE-CVU': tells('período de segurado especial concomitante com vínculo urbano', proveRural),
  'IGFIP-INF': tells('declaração do empregador (GFIP) apenas informativa'),
  GFIP: tells('declaração do empregador (GFIP) apenas informativa'),
  'AEXT-VT': tells('vínculo extemporâneo aceito pelo INSS na totalidade'),
  'AEXT-VP': asks('vínculo extemporâneo aceito pelo INSS em parte', refusedByInss),
  'AEXT-VI': asks('vínculo extemporâneo indeferido pelo INSS', refusedByInss),
  'AVRC-DEF': tells('acerto de vínculo ou remuneração deferido pelo INSS'),
  'AVRC-IND': asks('acerto de vínculo ou remuneração indeferido pelo INSS', refusedByInss),
  'ASE-DEF': tells('acerto de segurado especial deferido pelo INSS'),
  'ASE-IND': asks('acerto de segurado especial indeferido pelo INSS', refusedByInss),
  ACNISVR: tells('acerto realizado pelo INSS (sistema anterior)'),
  'PNIT-CRIT': asks('NIT com crítica no cadastro', fixRegister),
  'PNIT-IND': asks('NIT indeterminado no cadastro', fixRegister),
  'PNIT-SUP': asks('NIT com suspeita no cadastro', fixRegister),
};
