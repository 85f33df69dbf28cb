/** What is read of a rule that does not apply: its group, and in one line the reason that decides. */
import type { Quantity } from '../api/requirements.ts';
import type { Rule } from '../api/rules.ts';
import { formatDate } from './format.ts';
import { formatMissingPoints, formatQuantity, isSpan, requirementWords } from './quantities.ts';
import { decisiveReason, type WhyNotGroup, type WhyNotReason, whyNotGroupOf } from './why-not.ts';

export const whyNotWords: Record<WhyNotGroup, { title: string; help: string }> = {
  short: {
    title: 'Faltou tempo ou idade',
    help: 'Regras abertas cujas exigências não se completam com os dados de hoje.',
  },
  ended: { title: 'Encerradas', help: 'O prazo acabou antes de as exigências se completarem.' },
  compulsory: {
    title: 'Exigiria passar da idade da compulsória',
    help: 'O direito só se completaria depois do dia da aposentadoria compulsória.',
  },
  entry: { title: 'Ingresso fora do prazo', help: 'O ingresso, a filiação ou a opção feita não é a que a regra pede.' },
  data: { title: 'Dependem de outros dados', help: 'A regra pede um fato que o cadastro não tem.' },
  teacher: { title: 'Não é professor', help: 'Só para professor: não há tempo de magistério nos dados do cálculo.' },
  police: {
    title: 'Não é policial',
    help: 'Só para policial: não há tempo de atividade policial nos dados do cálculo.',
  },
  disability: {
    title: 'Não é pessoa com deficiência',
    help: 'Só para pessoa com deficiência: não há período com deficiência nos dados do cálculo.',
  },
  special: {
    title: 'Sem atividade especial',
    help: 'Só para quem trabalhou exposto a agentes nocivos: não há tempo especial nos dados do cálculo.',
  },
  rural: {
    title: 'Sem o trabalho que a regra rural pede',
    help: 'Pede atividade rural no período que a regra diz e, na híbrida, também contribuição em outra categoria.',
  },
  incapacity: {
    title: 'Sem invalidez',
    help: 'Só para incapacidade permanente: não há invalidez no cadastro do cliente.',
  },
};

/** What is said of a rule whose kind of work, or of person, is not that of the client. */
const profileLines: Partial<Record<WhyNotGroup, string>> = {
  teacher: 'Sem tempo de magistério',
  police: 'Sem tempo de atividade policial',
  disability: 'Sem período com deficiência',
  special: 'Sem tempo especial',
};

const plural = (quantity: Quantity): boolean => {
  if (typeof quantity === 'number') return quantity >= 2 || quantity === 0;
  if (!isSpan(quantity)) return false;
  if (quantity.years > 0) return quantity.years > 1 || quantity.months > 0 || quantity.days > 0;
  if (quantity.months > 0) return quantity.months > 1 || quantity.days > 0;
  return quantity.days !== 1;
};

const amountOf = ({ requirement, missing }: WhyNotReason): string => {
  const words = requirementWords[requirement].missingOf;
  if (typeof missing !== 'number') return `${formatQuantity(requirement, missing)} ${words}`;
  if (requirement === 'remunerations') return `${missing} ${missing === 1 ? 'contribuição' : 'contribuições'} ${words}`;
  if (requirement !== 'points') return `${missing} ${words}`;
  return `${formatMissingPoints(missing)} ${plural(missing) ? 'pontos' : 'ponto'}`;
};

/** 'Faltam 4 anos de carreira'; of a day of the past: 'Em 31/12/2003 faltavam 4 anos de carreira'. */
const amountLine = (reason: WhyNotReason, calculationDate: string): string => {
  const { missing, measuredOn } = reason;
  const many = plural(missing);
  return measuredOn !== undefined && measuredOn < calculationDate
    ? `Em ${formatDate(measuredOn)} ${many ? 'faltavam' : 'faltava'} ${amountOf(reason)}`
    : `${many ? 'Faltam' : 'Falta'} ${amountOf(reason)}`;
};

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const gateLine = ({ requirement, held, reason }: WhyNotReason): string => {
  const [name, unknown] =
    requirement === 'entry'
      ? ['Ingresso', 'Data de ingresso não informada']
      : ['Filiação', 'Data de filiação ao RGPS não informada'];
  return held === null
    ? (reason ?? unknown).replace(/\.$/, '')
    : `${name} em ${formatQuantity(requirement, held)}, fora do prazo da regra`;
};

const reasonLine = (reason: WhyNotReason, calculationDate: string): string => {
  const said = reason.reason?.replace(/\.$/, '');
  switch (reason.requirement) {
    case 'entry':
    case 'affiliation':
      return gateLine(reason);
    case 'window':
      return said ?? 'Requisitos não completados dentro do prazo da regra';
    case 'data':
      return said === undefined ? 'Faltam dados' : `Faltam dados: ${uncapitalized(said)}`;
    default:
      if (reason.missing !== null && typeof reason.missing !== 'string') return amountLine(reason, calculationDate);
      return said ?? `${requirementWords[reason.requirement].label}: requisito não cumprido`;
  }
};

/** The reason that decides, in one line. */
export const whyNotLine = (rule: Rule): string => {
  const group = whyNotGroupOf(rule);
  if (group === 'compulsory') return 'Afastada pela aposentadoria compulsória';
  const reason = decisiveReason(rule);
  return (
    profileLines[group] ?? (reason === null ? 'Requisitos não cumpridos' : reasonLine(reason, rule.calculationDate))
  );
};
