/** Contributions. @see Portaria DIRBEN/INSS 990/2022, Anexo V */
import { ACTIONS, asks, type Indicators, tells } from './indicator.ts';

const { complementPlan, leaveOut, proveLink, provePay, proveRural } = ACTIONS;

const notLowIncome =
  'Atualize o CadÚnico, se for o caso, ou complemente de 5% para 11% ou 20% (Lei 8.212/1991, art. 21, §§ 2º a 4º): sem isso a contribuição não vale.';

/** The reasons that the automatic checks give since 18/05/2023, printed after PREC-FBR in parentheses. */
const LOW_INCOME_REASONS = {
  'FBR-AUT-BAT': 'pendência nos batimentos automáticos',
  'FBR-AUT-CONCBEN': 'concomitância com benefício',
  'FBR-AUT-CONCSD': 'concomitância com seguro-desemprego',
  'FBR-AUT-FACULTCONC': 'concomitância com filiação obrigatória',
  'FBR-AUT-DUPGRUPFAM': 'grupo familiar em duplicidade',
  'FBR-AUT-OBITO': 'óbito no cadastro',
  'FBR-AUT-PENDCAD': 'pendência no cadastro',
  'FBR-AUT-RENPES': 'renda pessoal',
  'FBR-AUT-RENSUP': 'renda familiar acima de dois salários mínimos',
  'FBR-AUT-EXPCAD': 'CadÚnico expirado',
  'FBR-AUT-PENDPROCES': 'processamento pendente',
  'FBR-AUT-CONCQSA': 'participação em sociedade',
} as const;

const lowIncomeRefused: Indicators = Object.fromEntries(
  Object.entries(LOW_INCOME_REASONS).map(([code, reason]) => [
    `PREC-FBR (${code})`,
    asks(`recolhimento de facultativo de baixa renda não validado: ${reason}`, notLowIncome, 'reducedPlan'),
  ]),
);

export const ofContributions: Indicators = {
  GFIP: tells('a remuneração do prestador de serviço foi declarada em GFIP'),
  'IGFIP-INF': tells('declaração do empregador (GFIP) apenas informativa'),
  'PREC-MENOR-MIN': asks(
    'recolhimento de contribuinte individual, facultativo ou segurado especial abaixo do valor mínimo: não conta para tempo, carência nem valor',
    'Complemente a diferença em guia, com os acréscimos (Decreto 3.048/1999, art. 214, § 3º). Até lá o mês não é contado; depois corrija nas remunerações o valor para o do salário mínimo.',
    'belowMinimum',
  ),
  'PREC-FACULTCONC': asks(
    'recolhimento como facultativo em período de filiação obrigatória: não é considerado se a concomitância for real',
    'Prove que o outro vínculo tinha terminado ou peça a conversão do código; se a concomitância for real, deixe o período fora da contagem.',
  ),
  'PREC-CDCONC': asks(
    'recolhimento em dobro em período de outro vínculo',
    'Deixe o recolhimento fora da contagem, ou prove que o outro vínculo terminou antes.',
  ),
  'PREC-FBR': asks('recolhimento de facultativo de baixa renda não validado', notLowIncome, 'reducedPlan'),
  ...lowIncomeRefused,
  'PREC-FBR-ANT': asks(
    'recolhimento de baixa renda anterior a 09/2011, quando o plano não existia: inválido',
    `Peça a mudança para o código do plano de 11% ou do convencional e recolha a diferença. ${complementPlan}`,
    'reducedPlan',
  ),
  'IREC-FBR': tells('recolhimento de facultativo de baixa renda validado', complementPlan, 'reducedPlan'),
  'IREC-FBR-DEF': tells('recolhimento de facultativo de baixa renda deferido pelo INSS', complementPlan, 'reducedPlan'),
  'IREC-FBR-IND': asks(
    'recolhimento de facultativo de baixa renda indeferido pelo INSS: não conta',
    'Complemente para 11% ou 20%, ou deixe o período fora da contagem (Lei 8.212/1991, art. 21, §§ 2º a 4º).',
    'nothing',
  ),
  'PREC-LC123-ANT': asks('recolhimento no plano simplificado anterior à sua criação', complementPlan, 'reducedPlan'),
  'IREC-LC123': tells(
    'recolhimento no plano simplificado (11% ou 5%): não conta para aposentadoria por tempo sem complementação',
    complementPlan,
    'reducedPlan',
  ),
  'IREC-LC123-SUP': tells(
    'recolhimento no plano simplificado acima do salário mínimo: o salário de contribuição é limitado a ele',
    `Peça à Receita Federal a restituição do excedente que não prescreveu. ${complementPlan}`,
    'reducedPlan',
  ),
  'IREC-LIM-SM': tells('recolhimento limitado ao salário mínimo', complementPlan, 'reducedPlan'),
  'IREC-MEI': tells('recolhimento como MEI', complementPlan, 'reducedPlan'),
  'IREC-FACULTAT': tells('recolhimento como segurado facultativo'),
  IRECOL: tells('recolhimento com observação do extrato para benefícios'),
  'IREC-INDPEND': tells('há recolhimentos deste período com indicadores ou pendências'),
  'IREC-DESINDEXA': tells('recolhimento em atraso já desindexado'),
  'IREC-CIRURAL': asks('recolhimento de contribuinte individual rural não homologado', proveRural),
  'PREC-CSE': asks('recolhimento de segurado especial, atividade a comprovar', proveRural),
  'PREC-PMIG-DOM': asks('recolhimento de empregado doméstico sem vínculo comprovado', proveLink),
  'PREC-LC150-DOM': asks(
    'recolhimento de empregado doméstico em guia da Previdência depois de 09/2015: é indevido e não conta',
    'Não se acerta no CNIS: peça a restituição à Receita Federal e confira os recolhimentos do eSocial.',
    'nothing',
  ),
  'PREC-COD1821': asks(
    'falta a complementação a 20% do exercente de mandato eletivo que optou por ser facultativo (02/1998 a 09/2004)',
    'Complemente a diferença a 20% para que o período conte.',
  ),
  'PREC-OBITO': asks('recolhimento posterior ao óbito, ou pago depois dele', leaveOut, 'nothing'),
  'PREM-EXT': asks('remuneração informada fora do prazo, a comprovar', provePay),
  'PREM-NASC': asks('remuneração anterior ao nascimento no cadastro', ACTIONS.fixRegister),
  'PREM-RET': asks('remuneração declarada pelo prestador de serviço não considerada', provePay),
  'PDT-NASC-FIL-INV': asks('filiação antes da idade mínima legal para o trabalho', proveLink),
  'PDT-NASC-FIL-MENOR-INV': asks('filiação de menor aprendiz antes da idade mínima', proveLink),
  'PDIV-DADOS-GFIP': asks('nome ou NIT diferente do declarado pelo empregador', ACTIONS.fixRegister),
  'IREM-TSVE-PER-QUARENTENA': tells('remuneração de trabalhador sem vínculo em período de quarentena'),
  'PREM-TSVE-PER-QUARENTENA': asks('remuneração de trabalhador sem vínculo em período de quarentena', provePay),
  'PREM-TSVE-PER-TERM-JUD': asks('remuneração de trabalhador sem vínculo no período do término judicial', provePay),
  'PREM-TSVE-POS-QUARENTENA': asks('remuneração de trabalhador sem vínculo depois da quarentena', leaveOut),
  'PREM-TSVE-POS-TERM-JUD': asks(
    'remuneração de trabalhador sem vínculo depois do término judicial',
    leaveOut,
    'nothing',
  ),
  'PREM-TSVE-PROC-TRAB': asks(
    'remuneração de trabalhador sem vínculo reconhecida em processo trabalhista',
    ACTIONS.labourSuit,
  ),
};
