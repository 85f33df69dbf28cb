/** Rondônia: EC 146/2021 e LC 1.100/2021, lidas inteiras. */
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../rule/requirement.ts';
import { answerOf } from '../testing/answers.ts';
import { asked, daysBefore, pair, tolled } from '../testing/asked-by-place.ts';
import { monthly } from '../testing/monthly.ts';
import { regimeOf, served, someone, years } from '../testing/people.ts';
import { PLACES } from './index.ts';

const RO = regimeOf(11);
const rules = PLACES.flatMap(({ norm }) => norm?.rules ?? []);

describe('Rondônia, EC 146/2021', () => {
  it('sobe um ponto a cada ano desde 2022; a idade em 2024, a do professor em 2023', () => {
    expect(pair(RO, 'ro-ec146-pontos', '2021-12-31')).toEqual({ points: [96, 86], ages: [61, 56] });
    expect(pair(RO, 'ro-ec146-pontos', '2023-12-31')).toEqual({ points: [98, 88], ages: [61, 56] });
    expect(pair(RO, 'ro-ec146-pontos', '2024-01-01')).toEqual({ points: [99, 89], ages: [62, 57] });
    expect(pair(RO, 'ro-ec146-pontos-professor', '2022-12-31')).toEqual({ points: [92, 82], ages: [56, 51] });
    expect(pair(RO, 'ro-ec146-pontos-professor', '2023-01-01')).toEqual({ points: [93, 83], ages: [57, 52] });
  });

  it('cobra todo o tempo que faltava em 14/09/2021 (art. 6º)', () => {
    expect(tolled(RO, 'ro-ec146-pedagio', 26, '2021-09-14').increasedNecessaryContribution).toEqual(years(34));
  });

  it('o pedágio do professor é lido como de magistério, onde o art. 6º, IV, diz só contribuição: as fichas o dizem', () => {
    for (const paid of ['', '-integralidade'])
      expect(asked(RO, `ro-ec146-pedagio-professor${paid}`, 'Mulher', '2026-11-20').observation).toContain(
        'o art. 6º, IV, diz só “período adicional de contribuição”',
      );
    const elsewhere = rules.find(({ id }) => id === 'pr-ec45-pedagio-professor');
    expect(elsewhere?.observations.join(' ')).toContain('Confira no texto do ente se outro tempo');
  });

  it('a quem optou nenhum artigo da LC 1.100/2021 dá a média: a recusa o diz', () => {
    const rule = rules.find(({ id }) => id === 'ro-ec146-voluntaria-integralidade');
    expect(rule?.withoutComplementaryRegime).toContain('nem o art. 24 nem o 25 falam');
  });

  it('a policial se aposenta aos 52 anos com pedágio, aos 55 sem', () => {
    const ages = (id: string) => asked(RO, id, 'Mulher', '2026-11-20').necessaryAge;
    expect(ages('ro-ec146-policial-pedagio')).toEqual(years(52));
    expect(ages('ro-ec146-policial-idade')).toEqual(years(55));
  });

  it('com exposição o valor é a média, ou a remuneração: nenhum acréscimo de 2% por ano (LC 1.100/2021, arts. 24 e 25)', () => {
    const exposed = rules.filter(({ id }) => /^ro-ec146-especial/.test(id));
    expect(exposed).toHaveLength(9);
    for (const { id, benefitParameters } of exposed) expect(benefitParameters?.extraYearsBase, id).toBeUndefined();
    const of15 = rules.find(({ id }) => id === 'go-ec65-especial-pontos-15');
    expect([of15?.benefitParameters?.extraYearsBase, of15?.description]).toEqual([
      15,
      expect.stringContaining('2% por ano acima de 15'),
    ]);
  });

  it('com exposição, 86 pontos fixos e 25 anos (art. 8º)', () => {
    expect(pair(RO, 'ro-ec146-especial-pontos', '2026-11-20').points).toEqual([86, 86]);
  });
});

describe('Rondônia, LC 1.100/2021', () => {
  const woman = (birthDate: IsoDate) =>
    answerOf(
      someone({
        gender: 'Mulher',
        birthDate,
        on: '2026-11-20',
        regimeType: 'RPPS',
        regime: RO,
        records: [served('1990-01-10', null)],
        calculation: { publicServiceIngressDate: '2004-01-01' },
      }),
      'ro-ec146-voluntaria',
    );

  it('a permanente vale desde a lei complementar, de 18/10/2021, e não desde a emenda (art. 115)', () => {
    expect(woman('1959-10-01').when).toBe('2021-10-18');
    expect(woman('1959-10-18').when).toBe('2021-10-18');
    expect(woman('1959-10-19').when).toBe('2021-10-19');
  });

  it('a pessoa com deficiência é a do art. 35; quem teve mais de um grau depende do regulamento do IPERON (art. 38)', () => {
    const rule = asked(RO, 'ro-ec146-deficiencia-tempo', 'Mulher', '2026-11-20');
    const articles = rule.requirements.map(({ article }) => article);
    expect(articles.filter((article) => article?.startsWith('LC 142/2013'))).toEqual([]);
    expect(articles).toContain('LC 1.100/2021, art. 35, caput');
    expect(rule.confirmed).toBe(false);
    expect(rule.observation).toContain('IPERON');
    expect(asked(RO, 'ro-ec146-deficiencia-idade', 'Mulher', '2026-11-20').confirmed).toBe(true);
  });

  it('os 30 e 25 anos do policial, 20 e 15 no cargo, são os da LC 51/1985 (EC 146/2021, art. 7º)', () => {
    for (const id of ['ro-ec146-policial-idade', 'ro-ec146-policial-pedagio']) {
      const { requirements } = asked(RO, id, 'Mulher', '2026-11-20');
      const articles = requirements.filter(({ requirement }) => ['contribution', 'police'].includes(requirement));
      for (const { article } of articles) expect(article, id).toContain('LC 51/1985, art. 1º, II, a e b');
    }
  });

  it.each([
    ['ro-ec146-policial-idade', 'EC 146/2021 de Rondônia, art. 7º, caput e § 1º', 'art. 7º, § 1º'],
    ['ro-ec146-policial-pedagio', 'EC 146/2021 de Rondônia, art. 7º, caput e § 1º', 'art. 7º, § 1º'],
    ['ro-ec146-policial-permanente', 'LC 1.100/2021, art. 34, III e parágrafo único', 'art. 34, parágrafo único'],
    [
      'ro-ec146-policial-permanente-integralidade',
      'LC 1.100/2021, art. 34, III e parágrafo único',
      'art. 34, parágrafo único',
    ],
  ])('%s diz a quem serve e que o tempo militar conta como policial', (id, article, said) => {
    const { requirements, observation } = asked(RO, id, 'Homem', '2026-11-20');
    expect(requirements.find(({ requirement }) => requirement === 'police')?.article).toContain(article);
    expect(observation).toContain('policial legislativo');
    expect(observation).toMatch(/militar nas Forças Armadas.*bombeiros/);
    expect(observation).toContain(said);
  });

  it('quem ingressou na polícia desde 06/11/2018 sabe que o teto do RGPS pode limitar a remuneração (art. 24, § 12)', () => {
    for (const id of ['ro-ec146-policial-idade', 'ro-ec146-policial-pedagio'])
      expect(asked(RO, id, 'Homem', '2026-11-20').observation, id).toContain('LC 1.100/2021, art. 24, § 12');
  });

  it('o dia em que a transição por pontos fecha, 05/11/2018, está na LC 1.100/2021, art. 24, § 12', () => {
    for (const id of ['ro-ec146-pontos', 'ro-ec146-pontos-professor']) {
      const { requirements } = asked(RO, id, 'Mulher', '2026-11-20');
      expect(requirements.find(({ requirement }) => requirement === 'entry')?.article, id).toBe(
        'EC 146/2021 de Rondônia, art. 5º, caput e § 9º; LC 1.100/2021, art. 24, § 12',
      );
    }
  });

  it('o art. 32 não diz o valor do professor, que é o dos arts. 24 e 27, mas está entre as fontes', () => {
    const rule = rules.find(({ id }) => id === 'ro-ec146-professor');
    expect(rule?.valueLaw).toBe('LC 1.100/2021, art. 24, caput e §§ 7º e 10; art. 27, II');
    expect(rule?.source).toContain('LC 1.100/2021, art. 32');
    expect(rule?.confirmed).toBe(true);
  });

  it('o art. 8º da emenda não diz o reajuste: o da LC 1.100/2021, art. 27, é dito como pergunta', () => {
    for (const years of ['', '-15', '-20']) {
      const rule = rules.find(({ id }) => id === `ro-ec146-especial-pontos${years}`);
      expect(rule?.parity, years).toMatch(/art\. 8º.*não diz o reajuste.*art\. 27, I/);
      expect(rule?.source, years).toContain('LC 1.100/2021, art. 27');
    }
  });

  it('a exposição não se presume da categoria (EC 146, art. 8º) e há de ser permanente (LC 1.100/2021, art. 42)', () => {
    expect(asked(RO, 'ro-ec146-especial-pontos', 'Homem', '2026-11-20').observation).toContain('art. 8º, caput');
    for (const paid of ['', '-integralidade'])
      expect(asked(RO, `ro-ec146-especial-permanente-pontos${paid}`, 'Homem', '2026-11-20').observation).toContain(
        'art. 42, caput e §§ 1º a 4º',
      );
  });

  it('o tempo especial e o da pessoa com deficiência somam-se convertidos, sem dia de fim (art. 17, § 5º): é dito onde se conta a contribuição', () => {
    const says = (id: string) =>
      rules
        .find((rule) => rule.id === id)
        ?.observations.join(' ')
        .includes('art. 17, § 5º');
    for (const id of [
      'pontos',
      'pedagio-integralidade',
      'voluntaria',
      'policial-permanente',
      'incapacidade',
      'compulsoria',
    ])
      expect(says(`ro-ec146-${id}`), id).toBe(true);
    for (const id of ['especial-pontos', 'deficiencia-idade', 'pedagio-professor', 'professor'])
      expect(says(`ro-ec146-${id}`), id).toBe(false);
  });

  it('as transições pela média não a limitam à última remuneração: que a LC 1.100/2021 limita as suas é dito', () => {
    for (const id of ['pontos', 'pontos-professor', 'pedagio', 'pedagio-professor', 'especial-pontos'])
      expect(rules.find((rule) => rule.id === `ro-ec146-${id}`)?.observations.join(' '), id).toContain(
        'LC 1.100/2021, art. 24, § 10',
      );
    const whole = rules.find(({ id }) => id === 'ro-ec146-pontos-integralidade');
    expect(whole?.observations.join(' ')).not.toContain('média');
    expect(whole?.observations.join(' ')).not.toContain('06/11/2018');
  });

  it('de 14/09 a 17/10/2021 o abono não pedia requerimento (EC 146, art. 3º)', () => {
    const abonoOf = (id: string) => String(rules.find((rule) => rule.id === id)?.abono);
    expect(abonoOf('ro-ec146-pontos')).toContain('EC 146/2021, art. 3º');
    expect(abonoOf('ro-ec146-voluntaria')).not.toContain('EC 146/2021, art. 3º');
  });

  it('a compulsória de quem ingressou até 2003 divide a média, a única que o art. 26, § 1º, nomeia', () => {
    const said = rules.find(({ id }) => id === 'ro-ec146-compulsoria')?.observations.join(' ');
    expect(said).toContain('art. 26, § 1º, só nomeia a média do art. 24');
    expect(said).not.toContain('a lei não diz');
  });
});

it.each([
  ['ro-ec146-pontos', 'art. 5º, caput e § 9º'],
  ['ro-ec146-pedagio-integralidade', 'art. 6º, § 2º, I'],
  ['ro-ec146-voluntaria-integralidade', 'art. 25 da LC 1.100/2021'],
])('%s fecha a quem optou pela previdência complementar, e diz por que artigo', (id, article) => {
  const opted = someone({
    gender: 'Mulher',
    birthDate: '1962-01-15',
    on: '2026-11-20',
    regimeType: 'RPPS',
    regime: RO,
    records: [served('1990-01-01', null)],
    calculation: { publicServiceIngressDate: '1990-01-01', optedForRPC: true },
  });
  const { standing, rule } = answerOf(opted, id);
  expect(standing).toBe('notApplicable');
  expect(rule.whyNot.map(({ reason }) => reason).join(' ')).toContain(article);
});

describe('Rondônia, LC 432/2008, até 31/12/2024', () => {
  const police = (birthDate: IsoDate, start: IsoDate) =>
    answerOf(
      someone({
        gender: 'Homem',
        birthDate,
        on: '2026-11-20',
        regimeType: 'RPPS',
        regime: RO,
        records: [served(start, null, { isPoliceTime: true })],
        calculation: { publicServiceIngressDate: start },
      }),
      'lc51-policial-voluntaria',
    );

  it('o policial civil que completou 30 anos até 31/12/2024 tem paridade (art. 91-A, §§ 1º, 5º e 6º), e um dia depois não tem a regra', () => {
    const inTime = police('1975-01-10', daysBefore(30 * 365, '2024-12-31'));
    expect([inTime.standing, inTime.when]).toEqual(['applicable', '2024-12-31']);
    expect(inTime.rule.parity).toMatch(/Policial civil: sim.*LC 432\/2008, art\. 91-A/);
    expect(inTime.rule.confirmed).toBe(true);
    expect(police('1975-01-10', daysBefore(30 * 365, '2025-01-01')).standing).toBe('notApplicable');
  });

  it('a proporcional limita a média antes da fração: a outra leitura não é a do Estado (art. 17, § 1º)', () => {
    const start = '2006-01-10';
    const input = someone({
      gender: 'Homem',
      birthDate: '1955-01-10',
      on: '2026-11-20',
      regimeType: 'RPPS',
      regime: RO,
      records: [
        served(start, null, { salaries: monthly('2006-01', '2026-10', (year) => (year < 2020 ? 12_000 : 5_000)) }),
      ],
      calculation: { publicServiceIngressDate: start },
    });
    const rule = answerOf(input, 'ec41-art40-idade-proporcional').rule;
    expect(rule.benefitLogs.map(({ name }) => name).join(' ')).not.toContain('leitura');
    expect(rule.observation).toContain('LC 432/2008, art. 17, § 1º');
    expect(rule.observation).not.toContain('Minas Gerais');
  });
});
