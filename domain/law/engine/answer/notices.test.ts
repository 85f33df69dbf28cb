/** O que um cartão diz ao lado do valor, onde o dia ou a figura de que depende não foi conferido. */
import { describe, expect, it } from 'vitest';
import { RPPS_NORMS } from '../../norms/rpps/index.ts';
import { PLACES } from '../../places/index.ts';
import type { IsoDate } from '../../rule/requirement.ts';
import { answerOf } from '../../testing/answers.ts';
import { completeTable } from '../../testing/complete-table.ts';
import { monthly } from '../../testing/monthly.ts';
import { regimeOf, SEM_REFORMA, served, someone, worked } from '../../testing/people.ts';
import { evaluate } from '../evaluate.ts';

describe('o dia da MP 167/2004, que não foi lida', () => {
  /** 60 anos no dia; 35 de contribuição há muito. */
  const notices = (birthDate: IsoDate, id: string) =>
    answerOf(
      someone({
        gender: 'Homem',
        birthDate,
        on: '2026-11-20',
        regimeType: 'RPPS',
        regime: SEM_REFORMA,
        calculation: { publicServiceIngressDate: '1965-01-10' },
        records: [served('1965-01-10', null)],
      }),
      id,
    ).rule.notices.join(' ');

  it('é dito a quem completou o direito entre a EC 41 e a Lei 10.887/2004, publicada em 21/06/2004', () => {
    for (const birthDate of ['1944-01-10', '1944-02-19', '1944-02-20', '1944-06-20'])
      expect(notices(birthDate, 'ec41-art40-idade-tempo-media'), birthDate).toContain('MP 167/2004');
  });

  it('não é dito a quem o completou depois, nem onde a última remuneração vale em qualquer dia', () => {
    expect(notices('1944-06-21', 'ec41-art40-idade-tempo-media')).not.toContain('MP 167');
    expect(notices('1944-02-10', 'ec41-art6-integral')).not.toContain('MP 167');
  });
});

it('nenhuma fração do tempo é dada como conferida sem a portaria que a diz, seja da média, seja da última remuneração', () => {
  const rules = RPPS_NORMS.flatMap((norm) => norm.rules).filter(({ benefitCalculusMethod }) =>
    /PROPORCIONAL_ULTIMA|MEDIA_80_PROPORCIONAL|COMPULSORIA_PRE|INVALIDEZ/.test(benefitCalculusMethod),
  );
  expect(rules.length).toBeGreaterThan(6);
  expect(rules.filter(({ confirmed }) => confirmed).map(({ id }) => id)).toEqual([]);
  for (const { missing } of rules) expect(missing).toContain('Portaria MTP 1.467/2022, anexo II');
});

it('Mato Grosso: quem conserva as regras antigas é o do art. 140-E, parágrafo único, e ingressou na carreira até 19/12/2003', () => {
  const rules = PLACES.flatMap(({ norm }) => norm?.rules ?? []).filter(({ id }) => /^mt-ec92-(incap|comp)/.test(id));
  expect(rules).toHaveLength(2);
  for (const { observations } of rules)
    expect(observations.join(' ')).toMatch(/19\/12\/2003.*art\. 140-E, parágrafo único/);
});

describe('os meses de depois da última tabela de índices', () => {
  const notices = (date: string) => {
    const asked = someone({
      gender: 'Homem',
      birthDate: '1962-01-10',
      on: '2026-11-20',
      records: [worked('1985-01-10', null, { salaries: monthly('1994-07', '2026-10', 4000) })],
    });
    const { futureRules } = evaluate({ ...asked, futurePay: 'goesOn', indexes: [completeTable(date)] });
    return futureRules.find(({ id }) => id === 'rgps-ec103-art18-idade')?.notices.join(' ');
  };

  it('tornam o valor provisório, e o cartão o diz com os meses; com a tabela do mês, não', () => {
    expect(notices('09/2026')).toContain('Sem índice publicado de 09/2026 a 10/2026: o valor mudará com a correção.');
    expect(notices('11/2026')).not.toContain('Sem índice publicado');
  });
});

it('ao policial da União que ingressou sob a previdência complementar diz-se que a Constituição limitaria a última remuneração, e só nela', () => {
  const notices = (ingress: IsoDate, id: string) =>
    answerOf(
      someone({
        gender: 'Homem',
        birthDate: '1980-05-01',
        on: '2026-11-20',
        regimeType: 'RPPS',
        regime: regimeOf(2),
        calculation: { publicServiceIngressDate: ingress },
        records: [served(ingress, null, { isPoliceTime: true })],
      }),
      id,
    ).rule.notices.join(' ');
  const limited = 'o limitariam ao teto do RGPS';
  expect(notices('2015-02-01', 'ec103-art5-policial-idade')).toContain(limited);
  expect(notices('2012-02-01', 'ec103-art5-policial-idade')).not.toContain(limited);
  expect(notices('2015-02-01', 'ec103-art10-policial')).not.toContain(limited);
});
