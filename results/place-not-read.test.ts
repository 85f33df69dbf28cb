/** Of a city whose reform is known by its first article alone nobody is told that he retires at 75. */
import { describe, expect, it } from 'vitest';
import { evaluate, outlook } from '../domain/law/index.ts';
import { answerOf } from '../domain/words/answer.ts';
import { outlookSentences } from '../domain/words/outlook.ts';
import { lawInput } from './question.ts';
import { asked, ofKind, servantOf, UNIAO, woman } from './testing/asked-steps.ts';
import { add, at, months, questionOf, typed } from './testing/supposed.ts';

const FORTALEZA = 2304400;
const TERESINA = 2211001;
const teacherOf = (place: number) =>
  servantOf(place, '1997-02-01', {
    companyName: 'Escola municipal',
    isTeaching: true,
    salaries: months(at(1997, 2), at(2026, 10), () => 4000),
  });
const born = woman('1972-03-10');
const inputOf = (place: number) => lawInput(questionOf(teacherOf(place), born), 'RPPS');
const NOT_KNOWN =
  'Fortaleza - CE: as regras de aposentadoria desde 27/04/2021 não foram lidas, e não se sabe aqui quando';

describe('a place of which no rule was read', () => {
  it('headline and outlook say so first; the compulsory age is only what is known', () => {
    const said = answerOf(evaluate(inputOf(FORTALEZA)), 'RPPS', 'Ana');
    expect(said).toContain(`${NOT_KNOWN} Ana pode pedir a sua. Conhecida é só a compulsória, em 10/03/2047`);
    expect(said).not.toContain('não tem aposentadoria a pedir');
    const [first] = outlookSentences(outlook(inputOf(FORTALEZA)));
    expect(first).toContain(NOT_KNOWN);
  });

  it('the first step is to read the law of the place', () => {
    const [request] = ofKind(asked(teacherOf(FORTALEZA), born, 'RPPS'), 'request');
    expect(request?.title).toBe('Conferir as regras de aposentadoria de Fortaleza - CE, que não foram lidas');
    expect(request?.text).toContain('10/03/2047');
  });
});

it('a certificate is not measured against the age that retires', () => {
  const calculation = typed(
    teacherOf(FORTALEZA),
    add('w1', {
      companyName: 'Escola particular',
      regimeType: 'RGPS',
      ingressDate: '1992-02-01',
      egressDate: '1997-01-20',
      salaries: months(at(1994, 7), at(1997, 1), () => 300),
    }),
  );
  const [certificate] = ofKind(asked(calculation, born, 'RPPS'), 'certify');
  expect(certificate?.effect).toBeNull();
  expect(certificate?.text).toContain('O efeito não se calcula sem as regras do ente, que não foram lidas.');
});

describe('a place of which only the permanent rule was read', () => {
  it('a right that is named may come before', () => {
    const said = answerOf(evaluate(inputOf(TERESINA)), 'RPPS', 'Ana');
    const EARLIER = 'As demais regras de Teresina - PI não foram lidas: pode haver direito antes, ou de maior valor.';
    expect(said).toContain(EARLIER);
    expect(outlookSentences(outlook(inputOf(TERESINA))).join(' ')).toContain(EARLIER);
    expect(ofKind(asked(teacherOf(TERESINA), born, 'RPPS'), 'request')[0]?.text).toContain(EARLIER);
  });
});

it('nothing of it is said of the União', () => {
  expect(evaluate(inputOf(UNIAO)).placeNotRead).toBeUndefined();
  expect(outlook(inputOf(UNIAO)).placeNotRead).toBeUndefined();
});
