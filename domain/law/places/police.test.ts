/** As polícias dos Estados que não reformaram as regras gerais: o que a lei de cada um muda na LC 51/1985. */
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../units/day.ts';
import type { Gender, IsoDate } from '../rule/requirement.ts';
import { answersOf } from '../testing/answers.ts';
import { regimeOf, served, someone } from '../testing/people.ts';

const ON = '2026-11-20';
const daysBefore = (days: number, end: IsoDate): IsoDate => isoOf(dayOf(end) - days + 1);

const officer = (regimeId: number, gender: Gender, birthDate: IsoDate, start: IsoDate) =>
  answersOf(
    someone({
      gender,
      birthDate,
      on: ON,
      regimeType: 'RPPS',
      regime: regimeOf(regimeId),
      records: [served(start, null, { isPoliceTime: true })],
      calculation: { publicServiceIngressDate: start },
    }),
  );

const given = (answers: ReturnType<typeof officer>) =>
  [...answers].flatMap(([id, { standing }]) => (standing === 'notApplicable' ? [] : [id]));

describe('Amazonas, LC 231/2022, art. 1º: a Polícia Civil', () => {
  const AM = 13;

  it('quem ingressou em 2006 se aposenta aos 55 anos, e não sem idade', () => {
    const woman = officer(AM, 'Mulher', '1985-05-10', '2006-03-01');
    expect(woman.get('am-lc231-policial')).toMatchObject({ standing: 'future', when: '2040-05-10' });
    expect(given(woman).filter((id) => id.startsWith('lc51'))).toEqual([]);
    expect(officer(AM, 'Homem', '1980-05-10', '2005-03-01').get('am-lc231-policial')?.when).toBe('2035-05-10');
  });

  it('aos 52 ou 53 com período adicional igual ao que faltava em 22/06/2022', () => {
    const answer = officer(AM, 'Mulher', '1985-05-10', '2006-03-01').get('am-lc231-policial-pedagio');
    // 5.958 dias em 22/06/2022: faltavam 3.167 dos 25 anos, que dobram.
    expect(answer?.when).toBe(isoOf(dayOf('2006-03-01') + 25 * 365 + (25 * 365 - 5958) - 1));
    expect(answer?.rule.confirmed).toBe(false);
  });

  it('o ingresso decide: até 31/12/2003 a LC 51 sem idade, de 01/01/2004 a 12/11/2019 a lei do Estado', () => {
    const law = (start: IsoDate) =>
      given(officer(AM, 'Homem', '1985-05-10', start)).filter((id) => /^(lc51|am-lc231-policial$)/.test(id));
    expect(law('2003-12-31')).toEqual(['lc51-policial-voluntaria']);
    expect(law('2004-01-01')).toEqual(['am-lc231-policial']);
    expect(law('2019-11-12')).toEqual(['am-lc231-policial']);
    expect(law('2019-11-13')).toEqual(['lc51-policial-voluntaria-ingresso-desde-13-11-2019']);
  });

  it('o dia do ingresso vem da LC 231/2022, lida em parte: a LC 51 que ela delimita a cita e não é dada como conferida', () => {
    for (const start of ['2003-12-31', '2019-11-13'] as const) {
      const [, answer] =
        [...officer(AM, 'Homem', '1985-05-10', start)].find(
          ([id, { standing }]) => id.startsWith('lc51') && standing !== 'notApplicable',
        ) ?? [];
      expect(answer?.rule.confirmed, start).toBe(false);
      expect(answer?.rule.sources.map(({ norm }) => norm)).toContain('LC 231/2022 do Amazonas');
    }
  });

  it('o direito completo pela LC 51 até 22/06/2022 está guardado; um dia depois, não', () => {
    const complete = (last: IsoDate) =>
      answersOf(
        someone({
          gender: 'Mulher',
          birthDate: '1972-01-10',
          on: ON,
          regimeType: 'RPPS',
          regime: regimeOf(AM),
          records: [
            served(daysBefore(25 * 365, last), '2004-12-31', { isPublicService: false, isCurrentPosition: false }),
            served('2005-01-01', null, { isPoliceTime: true }),
          ],
          calculation: { publicServiceIngressDate: '2005-01-01' },
        }),
      ).get('lc51-policial-voluntaria-ingresso-2004-a-2019');
    expect(complete('2022-06-22')).toMatchObject({ standing: 'applicable', when: '2022-06-22' });
    expect(complete('2022-06-23')?.standing).toBe('notApplicable');
    expect(complete('2022-06-22')?.rule.confirmed, 'a vigência da LC 231/2022 não foi lida').toBe(false);
  });
});

describe('Amapá, LC 87/2014: a Polícia Civil', () => {
  const AP = 16;

  it('o homem lê as duas leituras: 25 anos de polícia pela lei do Estado, 30 e 20 pela LC 51', () => {
    const man = officer(AP, 'Homem', '1976-04-10', '2001-05-01');
    const state = man.get('ap-lc87-policial-homem-25');
    expect(state).toMatchObject({ standing: 'applicable', when: '2026-04-24' });
    expect(state?.rule.variantOf).toBe('lc51-policial-voluntaria');
    expect(man.get('lc51-policial-voluntaria')).toMatchObject({ standing: 'future', when: '2031-04-23' });
  });

  it('um dia a menos de polícia não basta; à mulher a leitura não se mostra', () => {
    const short = officer(AP, 'Homem', '1976-04-10', daysBefore(25 * 365 - 1, ON)).get('ap-lc87-policial-homem-25');
    expect(short?.when).toBe(isoOf(dayOf(ON) + 1));
    expect(officer(AP, 'Mulher', '1976-04-10', '2001-05-01').has('ap-lc87-policial-homem-25')).toBe(false);
  });

  it('o valor está no art. 3º, cuja cópia se interrompe: a leitura não é dada como conferida', () => {
    const { rule } = officer(AP, 'Homem', '1976-04-10', '2001-05-01').get('ap-lc87-policial-homem-25') ?? {};
    expect(rule?.confirmed).toBe(false);
    expect(rule?.sources.map(({ article }) => article)).toContain('art. 3º');
    expect(rule?.observation).toContain('data do ingresso');
  });

  it('a paridade é da lei do Estado, e a compulsória aos 65 se diz', () => {
    const { rule } = officer(AP, 'Mulher', '1976-04-10', '2001-05-01').get('lc51-policial-voluntaria') ?? {};
    expect(rule?.parity).toContain('LC 87/2014 do Amapá, art. 2º');
    expect(rule?.observation).toContain('65 anos');
  });
});

describe('Pernambuco, Lei 9.807/1986, art. 1º-C: a paridade', () => {
  const PE = 26;

  it('é de quem ingressou até 31/03/2020', () => {
    const last = officer(PE, 'Mulher', '1985-05-10', '2020-03-31');
    expect(last.get('lc51-policial-voluntaria')?.rule.parity).toBe(true);
    expect(given(last).filter((id) => id.startsWith('lc51'))).toEqual(['lc51-policial-voluntaria']);
  });

  it('e não de quem ingressou um dia depois, que tem a integralidade', () => {
    const late = officer(PE, 'Mulher', '1985-05-10', '2020-04-01');
    expect(given(late).filter((id) => id.startsWith('lc51'))).toEqual([
      'lc51-policial-voluntaria-ingresso-desde-01-04-2020',
    ]);
    expect(late.get('lc51-policial-voluntaria-ingresso-desde-01-04-2020')?.rule.parity).toBe(false);
  });

  it('o art. 1º-C, que a nega, não foi lido inteiro; a lei é só da Polícia Civil', () => {
    const { rule } =
      officer(PE, 'Mulher', '1985-05-10', '2020-04-01').get('lc51-policial-voluntaria-ingresso-desde-01-04-2020') ?? {};
    expect(rule?.confirmed).toBe(false);
    expect(rule?.sources.map(({ article }) => article)).toContain('art. 1º-C');
    expect(rule?.observation).toContain('vale para a Polícia Civil');
  });
});

describe('Distrito Federal, EC 103/2019, art. 5º', () => {
  it('nomeia a Polícia Civil do DF: a LC 51 sem idade não continua aberta, e o cartão não diz que continua', () => {
    const { rule } = officer(53, 'Mulher', '1975-05-10', '1998-03-01').get('lc51-policial-voluntaria') ?? {};
    expect(rule?.ruleLimitDate).toBe('2019-11-13');
    expect(rule?.observation).not.toContain('continua aberta');
    expect(rule?.observation).toContain('só como direito completo até 13/11/2019: a EC 103/2019, art. 5º, nomeia');
  });
});
