/** CF, art. 40, §§ 14 e 16: quem optou pela previdência complementar não passa do teto do RGPS. */
import { describe, expect, it } from 'vitest';
import { answersOf } from '../../testing/answers.ts';
import { regimeOf, SEM_REFORMA, served, someone, UNIAO } from '../../testing/people.ts';

const servant = (optedForRPC: boolean, regime = SEM_REFORMA) =>
  answersOf(
    someone({
      gender: 'Homem',
      birthDate: '1962-01-10',
      on: '2026-11-20',
      regimeType: 'RPPS',
      regime,
      calculation: { publicServiceIngressDate: '1990-03-01', optedForRPC },
      records: [served('1985-03-01', null, { isPoliceTime: true })],
    }),
  );

describe('o servidor de 1990 em ente sem reforma', () => {
  it.each(['ec41-art6-integral', 'ec47-art3-formula-85-95'])('tem %s', (id) => {
    expect(servant(false).get(id)?.standing).toBe('applicable');
  });

  it.each(['ec41-art6-integral', 'ec41-art6-professor-integral', 'ec47-art3-formula-85-95'])(
    'que optou não tem %s',
    (id) => {
      const answer = servant(true).get(id);
      expect(answer?.standing).toBe('notApplicable');
      expect(answer?.rule.whyNot[0]).toMatchObject({ requirement: 'entry', reason: expect.stringContaining('optou') });
    },
  );

  it.each([
    ['lc51-policial-voluntaria', SEM_REFORMA],
    ['ec103-art5-policial-idade', UNIAO],
    ['ec103-art5-policial-pedagio', UNIAO],
  ])('policial que optou conserva o direito de %s, com a paridade até o teto', (id, regime) => {
    expect(servant(false, regime).get(id)?.standing).toBe('applicable');
    const answer = servant(true, regime).get(id);
    expect(answer?.standing).toBe('applicable');
    expect(answer?.rule.parity).toContain('até o teto do RGPS');
  });

  it.each([
    ['rs-lc15429-policial', 43, 'LC 15.453/2020, art. 1º'],
    ['ro-ec146-policial-idade', 11, 'art. 7º, § 3º'],
  ])('policial que optou lê em %s o artigo que o deixa de fora', (id, regimeId, article) => {
    const answer = servant(true, regimeOf(regimeId)).get(id);
    expect(answer?.standing).toBe('notApplicable');
    expect(answer?.rule.whyNot[0]?.reason).toContain(article);
  });

  it('que optou tem a média', () => {
    expect(servant(true).get('ec41-art40-idade-tempo-media')?.standing).toBe('applicable');
  });
});

it('quem ingressou em 2014 em um Estado lê que a previdência complementar dele não foi conferida', () => {
  const entered = (publicServiceIngressDate: string) =>
    answersOf(
      someone({
        gender: 'Homem',
        birthDate: '1958-01-10',
        on: '2026-11-20',
        regimeType: 'RPPS',
        regime: regimeOf(35),
        calculation: { publicServiceIngressDate },
        records: [served('1988-03-01', null)],
      }),
    )
      .get('sp-lc1354-voluntaria')
      ?.rule.notices.join(' ');
  expect(entered('2014-03-01')).toContain('Previdência complementar do ente não conferida');
  expect(entered('1988-03-01')).not.toContain('Previdência complementar');
});
