/** The form of a file of worked cases. docs/law/cases.md explains it to whoever writes one. */
import { z } from 'zod';
import * as w from './words.ts';

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1, 'a lista está vazia');

const times = z.strictObject({
  contribuição: w.span.optional(),
  'serviço público': w.span.optional(),
  magistério: w.span.optional(),
  carreira: w.span.optional(),
  cargo: w.span.optional(),
  exposição: w.span.optional(),
  polícia: w.span.optional(),
});
export type Times = z.infer<typeof times>;

const period = z.strictObject({
  de: w.day,
  /** Left out: it goes on. */
  até: w.day.optional(),
  atividade: listOf(w.activity).optional(),
  deficiência: w.degree.optional(),
  /** Insured there: only dates are read. */
  país: w.country.optional(),
  'em atraso': w.months.optional(),
  remunerações: listOf(z.strictObject({ mês: w.dayOrMonth, valor: w.money })).optional(),
});
export type Period = z.infer<typeof period>;

const person = z.strictObject({
  sexo: w.gender,
  nascimento: w.day,
  regime: z.string().optional(),
  ingresso: w.day.optional(),
  filiação: w.day.optional(),
  contagem: w.counting.optional(),
  'previdência complementar': w.yesOrNo.optional(),
  'opção em': w.day.optional(),
  'benefício especial': w.money.optional(),
  'média na opção': w.money.optional(),
  'contribuições na opção': w.number.optional(),
  'anos na opção': w.number.optional(),
  incapacidade: w.day.optional(),
  'em serviço': w.yesOrNo.optional(),
  tempos: times.optional(),
  'tempos antes': listOf(z.strictObject({ dia: w.day, ...times.shape })).optional(),
  períodos: listOf(period).optional(),
  média: w.money.optional(),
  'última remuneração': w.money.optional(),
});
export type PersonOfCase = z.infer<typeof person>;

const expected = z.strictObject({
  regra: z.string(),
  situação: w.standing.optional(),
  em: w.dayOrMonth.optional(),
  falta: z.array(w.missing).optional(),
  valor: w.money.optional(),
  /** Of each reading of the value, the first one being `valor`. */
  valores: listOf(w.money).optional(),
  pontos: w.number.optional(),
  carência: w.number.optional(),
  'pontos exigidos': w.number.optional(),
  'idade exigida': w.span.optional(),
  'idade reduzida': w.span.optional(),
  'tempo exigido': w.span.optional(),
  'contribuição completa em': w.day.optional(),
  'magistério completo em': w.day.optional(),
  /** How many days a published date may lie away. */
  'margem em dias': w.number.optional(),
});
export type Expected = z.infer<typeof expected>;

/** What a rule asks on a day, whoever it is asked of. */
const asked = z.strictObject({
  regra: z.string(),
  sexo: w.gender,
  dia: w.day,
  idade: w.span.optional(),
  contribuição: w.span.optional(),
  magistério: w.span.optional(),
  'serviço público': w.span.optional(),
  carreira: w.span.optional(),
  cargo: w.span.optional(),
  polícia: w.span.optional(),
  pontos: w.number.optional(),
});
export type AskedOfRule = z.infer<typeof asked>;

const workedCase = z
  .strictObject({
    caso: z.string().min(1),
    artigo: z.string().min(1).optional(),
    fonte: z.string().min(1).optional(),
    /** The calculation date. */
    dia: w.day.optional(),
    pessoa: person.optional(),
    espera: listOf(expected).optional(),
    exige: listOf(asked).optional(),
    /** The product is known not to give this answer yet; the number of the entry that corrects it. */
    'a corrigir': z.strictObject({ entrada: w.number, porque: z.string().min(1) }).optional(),
  })
  .superRefine((one, context) => {
    const refuse = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message });
    if (one.espera === undefined && one.exige === undefined)
      refuse('caso', 'falta o que se espera: "espera" (de uma pessoa) ou "exige" (de uma regra)');
    if (one.espera !== undefined && one.pessoa === undefined) refuse('espera', 'falta "pessoa"');
    if (one.pessoa !== undefined && one.espera === undefined) refuse('pessoa', 'falta "espera"');
    if (one.pessoa !== undefined && one.dia === undefined) refuse('pessoa', 'falta "dia", o dia do cálculo');
  });
export type WorkedCase = z.infer<typeof workedCase>;

export const caseFile = z
  .strictObject({
    título: z.string().min(1),
    /** Where it was published; a case may have its own. */
    fonte: z.string().min(1).optional(),
    artigo: z.string().min(1).optional(),
    /** Name in the list of regimes: all its people are servants there, and the file is that place's own. */
    lugar: z.string().min(1).optional(),
    /** Of a place: whether the figures were read in the statute, or only in what others write of it. */
    leitura: w.reading.optional(),
    casos: listOf(workedCase),
  })
  .superRefine(({ fonte, artigo, lugar, leitura, casos }, context) => {
    if ((lugar === undefined) !== (leitura === undefined))
      context.addIssue({ code: 'custom', path: ['título'], message: '"lugar" e "leitura" andam juntos' });
    for (const [index, one] of casos.entries())
      for (const [key, ofFile] of [
        ['fonte', fonte],
        ['artigo', artigo],
      ] as const)
        if ((one[key] ?? ofFile) === undefined)
          context.addIssue({
            code: 'custom',
            path: ['casos', index],
            message: `falta "${key}", no caso ou no arquivo`,
          });
  });
export type CaseFile = z.infer<typeof caseFile>;
