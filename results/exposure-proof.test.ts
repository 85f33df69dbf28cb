/** Common time that is complete only because exposure was converted falls with the PPP, as the special right does. */
import { expect, it } from 'vitest';
import { evaluate, outlook } from '../domain/law/index.ts';
import { answerOf } from '../domain/words/answer.ts';
import { outlookSentences } from '../domain/words/outlook.ts';
import { doubtText, withDoubt } from '../domain/words/scenario-outcome.ts';
import { lawInput } from './question.ts';
import { asked, man, only, withRecord } from './testing/asked-steps.ts';
import { add, at, compare, empty, keep, months, questionOf, typed } from './testing/supposed.ts';

const electrician = typed(
  empty,
  add('w1', {
    companyName: 'Energia',
    regimeType: 'RGPS',
    ingressDate: '1992-03-01',
    isSpecialTime: true,
    salaries: months(at(1994, 7), at(2026, 10), () => 5000),
  }),
);
const born = man('1970-10-10');

it('of four rights that need the exposure none is told as sure', () => {
  const input = lawInput(questionOf(electrician, born), 'RGPS');
  const rules = evaluate(input);
  const hanging = rules.applicableRules.filter(({ kind }) => kind !== 'special');
  expect(hanging.map(({ id }) => id).sort()).toEqual(['rgps-ec103-art17-pedagio-50', 'rgps-pre-tempo-contribuicao']);
  expect(hanging.map(({ hangsOnConversion }) => hangsOnConversion)).toEqual([true, true]);
  const said = answerOf(rules, 'RGPS', 'Joel');
  expect(said).toContain('por 4 regras, se a exposição a agentes nocivos for provada (PPP)');
  expect(outlookSentences(outlook(input))[0]).toContain(
    'por 4 regras, se a exposição a agentes nocivos for provada (PPP)',
  );
});

it('the step that says to ask for it says that it hangs on the proof', () => {
  const { text, documents } = only(asked(electrician, born), 'request');
  expect(text).toContain('Depende de provar a exposição a agentes nocivos (PPP).');
  expect(documents).toContain('Perfil profissiográfico (PPP) de cada empregador');
  const unexposed = only(asked(withRecord(electrician, 'w1', { isSpecialTime: false }), man('1955-10-10')), 'request');
  expect(unexposed.text).not.toContain('agentes nocivos');
});

it('a right that is complete without the conversion hangs on no proof', () => {
  const longer = typed(
    electrician,
    add('w0', { companyName: 'Fazenda', regimeType: 'RGPS', ingressDate: '1980-01-01', egressDate: '1991-12-31' }),
  );
  const { applicableRules } = evaluate(lawInput(questionOf(longer, man('1961-10-10')), 'RGPS'));
  const toll = applicableRules.find(({ id }) => id === 'rgps-pre-tempo-contribuicao');
  expect(toll).toBeDefined();
  expect(toll?.hangsOnConversion).toBeUndefined();
});

it('neither does one that counts no converted time', () => {
  const input = lawInput(questionOf(electrician, man('1958-10-10')), 'RGPS');
  const byAge = evaluate(input).applicableRules.find(({ id }) => id === 'rgps-ec103-art18-idade');
  expect(byAge).toBeDefined();
  expect(byAge?.hangsOnConversion).toBeUndefined();
});

it('beside the scenarios it is said too: a choice that hangs on the PPP read as one that does not', async () => {
  const goesOn = keep('k', [{ kind: 'worksOn', workRecordId: 'w1', until: '2028-11-20', paidOn: 'last', value: null }]);
  const { facts, scenarios } = await compare(typed(electrician, goesOn), born);
  expect([facts.first?.onlyIf, facts.soonest?.onlyIf]).toEqual([['Só com o PPP'], ['Só com o PPP']]);
  expect(doubtText(scenarios[0]?.outcome.soonest ?? null)).toBe('Só com o PPP');
  expect(withDoubt('Primeiro direito.', facts.soonest ?? { confirmed: true })).toBe('Primeiro direito. Só com o PPP.');
});
