/** How a value is written in a file of worked cases, in a lawyer's Portuguese, and what the law calls it. */
import { z } from 'zod';
import type { RequirementKey } from '../../api/requirements.ts';
import { isDayOfCalendar } from '../../units/day.ts';
import { reaisOf } from '../../units/money.ts';
import { readMonthRanges } from '../../units/month.ts';
import type { Span } from '../../units/span.ts';
import { AGREEMENT_COUNTRIES } from '../../words/agreements.ts';

/** One of the Portuguese words; the sentence of a refusal names them all. */
const wordOf = <Meaning>(words: Readonly<Record<string, Meaning>>) =>
  z.string().transform((text, context): Meaning => {
    const meaning = Object.hasOwn(words, text) ? words[text] : undefined;
    if (meaning !== undefined) return meaning;
    context.addIssue({ code: 'custom', message: `"${text}": escreva ${Object.keys(words).join(' ou ')}` });
    return z.NEVER;
  });

/** A text that `read` understands; null is refused with what was expected. */
const written = <Meaning>(expected: string, read: (text: string) => Meaning | null) =>
  z.string().transform((text, context): Meaning => {
    const meaning = read(text.trim());
    if (meaning !== null) return meaning;
    context.addIssue({ code: 'custom', message: `"${text}": escreva ${expected}` });
    return z.NEVER;
  });

const isoDay = (text: string): string | null => {
  const [day, month, year, more] = text.split('/');
  const iso = `${year}-${month}-${day}`;
  return more === undefined && isDayOfCalendar(iso) ? iso : null;
};

/** '20/11/2026' → '2026-11-20' */
export const day = written('um dia do calendário como 20/11/2026', isoDay);

/** '20/11/2026', '11/2026' or '2026', as the beginning of a date of ISO 8601. */
export const dayOrMonth = written('um dia (20/11/2026), um mês (11/2026) ou um ano (2026)', (text) => {
  const month = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(text);
  if (month !== null) return `${month[2]}-${month[1]}`;
  return /^\d{4}$/.test(text) ? text : isoDay(text);
});

/** '1.920,00' → 1920 */
export const money = written('um valor em reais com centavos, como 1.920,00', (text) =>
  /^\d{1,3}(\.\d{3})*,\d{2}$/.test(text) ? reaisOf(Number(text.replace(/\D/g, ''))) : null,
);

/** '103' or '103,2489' */
export const number = written('um número como 103 ou 103,25', (text) =>
  /^\d+(,\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null,
);

const SPAN = /^(?:(\d+) anos?)?(?:(?:, | e )?(\d+) m(?:ês|eses))?(?:(?:, | e )?(\d+) dias?)?$/;

/** '33 anos', '40 anos, 6 meses e 20 dias' */
export const span = written('um tempo como 33 anos ou 40 anos, 6 meses e 20 dias', (text): Span | null => {
  const found = SPAN.exec(text);
  if (text === '' || found === null) return null;
  const [years = 0, months = 0, days = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return { years, months, days };
});

export const yesOrNo = wordOf({ sim: true, não: false });
export const gender = wordOf({ Homem: 'Homem', Mulher: 'Mulher' } as const);
export const counting = wordOf({ 'dias de 365': 'days365', calendário: 'calendar' } as const);
export const degree = wordOf({ grave: 'high', moderada: 'medium', leve: 'low' } as const);
export const standing = wordOf({
  'tem direito': 'applicable',
  'terá direito': 'future',
  'não tem direito': 'notApplicable',
  'não aparece': 'absent',
} as const);

export const reading = wordOf({ 'texto da norma': 'text', 'resumo de terceiros': 'summary' } as const);

/** A country whose time may be totalised. */
export const country = z.enum(AGREEMENT_COUNTRIES, { error: `escreva um destes: ${AGREEMENT_COUNTRIES.join(', ')}` });

/** '01/2012 a 12/2013, 03/2015' */
export const months = written('meses como 01/2012 a 12/2013, 03/2015', readMonthRanges);

const IN_POST = { isPublicService: true, isCurrentCareer: true, isCurrentPosition: true } as const;

/** What a period of work was; 'no cargo' is public service in the career and the post of today. */
export const activity = wordOf({
  'no cargo': IN_POST,
  'serviço público': { isPublicService: true },
  carreira: { isCurrentCareer: true },
  magistério: { isTeaching: true },
  exposição: { isSpecialTime: true },
  polícia: { isPoliceTime: true },
  rural: { isRural: true },
  'plano simplificado': { contributionPlan: 'simplified' },
} as const);

const MISSING = {
  idade: 'age',
  contribuição: 'contribution',
  'serviço público': 'publicService',
  carreira: 'carreer',
  cargo: 'position',
  magistério: 'teaching',
  exposição: 'special',
  polícia: 'police',
  deficiência: 'disability',
  pontos: 'points',
  carência: 'remunerations',
  ingresso: 'entry',
  filiação: 'affiliation',
  vigência: 'window',
} as const satisfies Readonly<Record<string, RequirementKey>>;

/** What keeps somebody from a rule. */
export const missing = wordOf<RequirementKey>(MISSING);
