/**
 * What the INSS indicators mean, in our words. The official list is Annex V of Portaria DIRBEN/INSS 990/2022, changed
 * by 1.316/2025, with more than a hundred codes; these are the ones that extracts bear most. The first letter tells
 * the level: P a pendency, which may keep the item from counting, I an information, A a correction made by the INSS.
 */
const meanings: Readonly<Record<string, string>> = {
  PEXT: 'vínculo informado fora do prazo, a comprovar',
  'PREM-EXT': 'remuneração informada fora do prazo, a comprovar',
  PRPPS: 'vínculo com informações de regime próprio (servidor público)',
  PRPSE: 'vínculo com regime de previdência de outro país',
  'PREC-MENOR-MIN': 'recolhimento abaixo do valor mínimo',
  'PSC-MEN-SM-EC103':
    'soma da competência abaixo do salário mínimo: pode ser complementada, receber excedente ou ser agrupada (EC 103/2019)',
  'PREM-BLOQ-EC103': 'competência bloqueada para ajustes da EC 103/2019 por outra pendência',
  'PDESFAZ-AJ-EC103': 'ajuste da EC 103/2019 desfeito',
  'PREM-FVIN': 'remuneração posterior ao fim do vínculo',
  'PREM-IVIN': 'remuneração anterior ao início do vínculo',
  'PREM-EMPR': 'remuneração fora do período de atividade do empregador',
  'PREM-RET': 'remuneração declarada pelo prestador de serviço não considerada',
  'PADM-EMPR': 'admissão anterior ao início da atividade do empregador',
  'PRES-EMPR': 'rescisão posterior ao fim da atividade do empregador',
  'PEMP-CAD': 'faltam dados cadastrais do empregador',
  'PEMP-IDINV': 'número de identificação do empregador inválido',
  'PVIN-IRREG': 'vínculo com suspeita de irregularidade',
  'PVIN-REC-PROC-TRAB': 'vínculo reconhecido em processo trabalhista, a comprovar',
  'IVIN-PROC-TRAB': 'vínculo com informação de processo trabalhista',
  'PVIN-TRAB-INTERM': 'vínculo de trabalho intermitente, com pendência',
  'IVIN-TRAB-INTERM': 'vínculo de trabalho intermitente',
  'PREC-FACULTCONC': 'recolhimento como facultativo em período de filiação obrigatória',
  'PREC-CDCONC': 'recolhimento em dobro em período de outro vínculo',
  'PREC-FBR': 'recolhimento de facultativo de baixa renda não validado',
  'IREC-FBR': 'recolhimento de facultativo de baixa renda validado',
  'PREC-FBR-ANT': 'recolhimento de baixa renda anterior à criação do plano',
  'PREC-LC123-ANT': 'recolhimento no plano simplificado anterior à sua criação',
  'PREC-CSE': 'recolhimento de segurado especial, atividade a comprovar',
  'PREC-PMIG-DOM': 'recolhimento de empregado doméstico sem vínculo comprovado',
  'PREC-LC150-DOM': 'recolhimento de empregado doméstico em guia incorreta após a LC 150/2015',
  'PREC-COD1821': 'recolhimento de exercente de mandato eletivo (código 1821), a comprovar',
  'PDT-NASC-FIL-INV': 'filiação antes da idade mínima legal para o trabalho',
  'PDIV-DADOS-GFIP': 'nome ou NIT diferente do declarado pelo empregador',
  'PSE-POS': 'período de segurado especial positivo',
  'PSE-PEN': 'período de segurado especial pendente',
  'PSE-NEG': 'período de segurado especial negativo',
  'IREM-INDPEND': 'há remunerações deste vínculo com indicadores ou pendências',
  'IREC-INDPEND': 'há recolhimentos deste período com indicadores ou pendências',
  'IREC-LC123':
    'recolhimento no plano simplificado (11% ou 5%): não conta para aposentadoria por tempo sem complementação',
  'IREC-MEI': 'recolhimento como MEI',
  'IREC-FACULTAT': 'recolhimento como segurado facultativo',
  'IREC-LC123-SUP': 'recolhimento no plano simplificado acima do salário mínimo',
  'IREC-LIM-SM': 'recolhimento limitado ao salário mínimo',
  'IREC-CIRURAL': 'recolhimento de contribuinte individual rural não homologado',
  'IREC-DESINDEXA': 'recolhimento em atraso já desindexado',
  'IREM-ACD': 'parcela de acordo, convenção ou dissídio coletivo',
  'IREM-PARC-CEDIDO': 'parcela paga a trabalhador cedido',
  'IREM-PARC-DIR-SIND': 'parcela paga a dirigente sindical',
  'IREM-VINC-PROC-TRAB': 'parcela reconhecida em processo trabalhista',
  'IVIN-JORN-DIFERENCIADA': 'vínculo com jornada diferenciada',
  IEAN: 'exposição a agentes nocivos informada pelo empregador, a comprovar',
  'IEAN (15)': 'exposição a agentes nocivos informada pelo empregador (15 anos), a comprovar',
  'IEAN (20)': 'exposição a agentes nocivos informada pelo empregador (20 anos), a comprovar',
  'IEAN (25)': 'exposição a agentes nocivos informada pelo empregador (25 anos), a comprovar',
  IDT: 'demanda trabalhista',
  'ICOMPL-VR-SM-EC103': 'competência complementada até o salário mínimo (EC 103/2019)',
  'IAGRUP-SM-EC103': 'competência agrupada para alcançar o salário mínimo (EC 103/2019)',
  'IUTILIZ-EXC-EC103': 'competência que recebeu excedente de outra (EC 103/2019)',
  'ICED-VR-EXC-EC103': 'competência que cedeu excedente a outra (EC 103/2019)',
  'IREL-PREV-POSSUI-COMP-AJUST': 'há competência ajustada neste vínculo',
  'ISE-CVU': 'período de segurado especial concomitante com vínculo urbano',
  'IGFIP-INF': 'declaração do empregador (GFIP) apenas informativa',
  GFIP: 'declaração do empregador (GFIP) apenas informativa',
  'AEXT-VT': 'vínculo extemporâneo aceito pelo INSS na totalidade',
  'AEXT-VP': 'vínculo extemporâneo aceito pelo INSS em parte',
  'AEXT-VI': 'vínculo extemporâneo indeferido pelo INSS',
  'AVRC-DEF': 'acerto de vínculo ou remuneração deferido pelo INSS',
  'AVRC-IND': 'acerto de vínculo ou remuneração indeferido pelo INSS',
  'ASE-DEF': 'acerto de segurado especial deferido pelo INSS',
  'ASE-IND': 'acerto de segurado especial indeferido pelo INSS',
  ACNISVR: 'acerto realizado pelo INSS (sistema anterior)',
  'PNIT-CRIT': 'NIT com crítica no cadastro',
  'PNIT-IND': 'NIT indeterminado no cadastro',
  'PNIT-SUP': 'NIT com suspeita no cadastro',
};

/** Old names of codes that are still printed. */
const renamed: Readonly<Record<string, string>> = {
  ILEI123: 'IREC-LC123',
  'IRECOL (ILEI123)': 'IREC-LC123',
  IMEI: 'IREC-MEI',
  ISALMIN: 'IREC-LIM-SM',
  'IREM-RECL-TRAB': 'IREM-VINC-PROC-TRAB',
  'AEXT-IND': 'AEXT-VI',
};

/** An indicator as it is written today; issues before 2018 write it with underscores ('PREM_EXT'). */
export const currentCode = (code: string): string => {
  const current = code.replaceAll('_', '-');
  return renamed[current] ?? current;
};

/** The meaning of an indicator in Portuguese; null when the code is not known, which is no reason to drop it. */
export const indicatorMeaning = (code: string): string | null => meanings[currentCode(code)] ?? null;
