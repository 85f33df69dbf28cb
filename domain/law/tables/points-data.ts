/**
 * Minimum points by place, gender and career type. Every table rises evenly: `points` from the first day of `from`,
 * one more every `everyMonths` (12: a point a year; 24: one every two years; MG 15; CE 18) up to `limit`.
 *
 * `confirmed` is false where at least one number was inferred; such a value carries 'Valor não confirmado na legislação
 * local'.
 */
export type CareerType = 'default' | 'Magistério' | 'Especial';

export interface PointsTable {
  /** 'YYYY-MM' */
  readonly from: string;
  readonly points: number;
  readonly limit: number;
  readonly everyMonths: number;
  readonly confirmed: boolean;
}

export interface PlacePoints {
  readonly label: string;
  readonly source: string;
  /** What is doubtful, in Portuguese. */
  readonly note?: string;
  readonly Mulher: Partial<Record<CareerType, PointsTable>>;
  readonly Homem: Partial<Record<CareerType, PointsTable>>;
}

const rises = (from: string, points: number, limit: number, everyMonths: number, confirmed: boolean): PointsTable => ({
  from,
  points,
  limit,
  everyMonths,
  confirmed,
});

/** The table of the União, and of every place without one of its own. 85/95 in 2018, so 86/96 in 2019. */
export const DEFAULT_POINTS: PlacePoints = {
  label: 'Regra padrão (União e entes sem tabela própria)',
  source: 'EC 103/2019, art. 4º',
  Mulher: {
    default: rises('2018-01', 85, 100, 12, true),
    Magistério: rises('2018-01', 80, 92, 12, true),
  },
  Homem: {
    default: rises('2018-01', 95, 105, 12, true),
    Magistério: rises('2018-01', 90, 100, 12, true),
  },
};

/** Fixed points of 25 years of exposure (EC 103/2019, art. 21): they never rise. */
export const FIXED_SPECIAL_POINTS: PointsTable = rises('2019-11', 86, 86, 12, true);

/** By place, as the rules name it: 'mg', 'joinville-sc'. */
export const POINTS_OF_PLACES: Readonly<Record<string, PlacePoints>> = {
  'joinville-sc': {
    label: 'Joinville',
    source: 'ELO 26/2021 e LC 571/2021',
    note: 'O projeto (PLC 8/2021, art. 47) previa 88/98 pontos; a emenda aprovada em agosto de 2021 mudou a pontuação e o texto final não foi lido. Supõe 86/96 em 2022 e os limites federais.',
    Mulher: {
      default: rises('2022-01', 86, 100, 12, false),
      Magistério: rises('2022-01', 81, 92, 12, false),
    },
    Homem: {
      default: rises('2022-01', 96, 105, 12, false),
      Magistério: rises('2022-01', 91, 100, 12, false),
    },
  },
  rj: {
    label: 'Rio de Janeiro (Estado)',
    source: 'EC 90/2021 e LC 195/2021',
    note: 'Professores: nenhum valor confirmado.',
    Mulher: {
      default: rises('2021-01', 86, 100, 24, true),
      Magistério: rises('2021-01', 81, 92, 24, false),
    },
    Homem: {
      default: rises('2021-01', 96, 105, 24, true),
      Magistério: rises('2021-01', 91, 100, 24, false),
    },
  },
  pr: {
    label: 'Paraná (Estado)',
    source: 'EC 45/2019 e LC 233/2021',
    note: 'Professores: espelho da regra federal.',
    Mulher: {
      default: rises('2019-01', 86, 100, 12, true),
      Magistério: rises('2019-01', 81, 92, 12, false),
    },
    Homem: {
      default: rises('2019-01', 96, 105, 12, true),
      Magistério: rises('2019-01', 91, 100, 12, false),
    },
  },
  to: {
    label: 'Tocantins (Estado)',
    source: 'EC 52/2023 e LC 150/2023',
    note: 'Primeiro ano da contagem não confirmado; a linha Especial é a da regra federal, de pontos fixos.',
    Mulher: {
      default: rises('2024-01', 86, 100, 24, false),
      Magistério: rises('2024-01', 76, 90, 24, false),
      Especial: rises('2024-01', 86, 86, 12, false),
    },
    Homem: {
      default: rises('2024-01', 96, 105, 24, false),
      Magistério: rises('2024-01', 86, 95, 24, false),
      Especial: rises('2024-01', 86, 86, 12, false),
    },
  },
  mg: {
    label: 'Minas Gerais (Estado)',
    source: 'EC 104/2020 e LC 156/2020',
    note: 'Professores: só a pontuação inicial foi confirmada.',
    Mulher: {
      default: rises('2021-01', 86, 100, 15, true),
      Magistério: rises('2021-01', 81, 92, 15, false),
    },
    Homem: {
      default: rises('2021-01', 97, 105, 15, true),
      Magistério: rises('2021-01', 92, 100, 15, false),
    },
  },
  sc: {
    label: 'Santa Catarina (Estado)',
    source: 'EC 82/2021 e LC 773/2021',
    note: 'Professores: limites não confirmados.',
    Mulher: {
      default: rises('2022-01', 86, 95, 12, true),
      Magistério: rises('2022-01', 76, 85, 12, false),
    },
    Homem: {
      default: rises('2022-01', 96, 100, 12, true),
      Magistério: rises('2022-01', 86, 90, 12, false),
    },
  },
  'sao-jose-dos-campos-sp': {
    label: 'São José dos Campos',
    source: 'Emenda à Lei Orgânica de 2022 (art. 161-A)',
    note: 'Pontuação não lida: supõe 86/96 em 2022 e os limites federais.',
    Mulher: {
      default: rises('2022-01', 86, 100, 12, false),
      Magistério: rises('2022-01', 81, 92, 12, false),
    },
    Homem: {
      default: rises('2022-01', 96, 105, 12, false),
      Magistério: rises('2022-01', 91, 100, 12, false),
    },
  },
  'jacarei-sp': {
    label: 'Jacareí',
    source: 'ELO de 2022 (art. 154-A) e LC 117/2022',
    note: 'Pontuação não lida: supõe 89/99 em 2023 e os limites federais.',
    Mulher: {
      default: rises('2023-01', 89, 100, 12, false),
      Magistério: rises('2023-01', 84, 92, 12, false),
    },
    Homem: {
      default: rises('2023-01', 99, 105, 12, false),
      Magistério: rises('2023-01', 94, 100, 12, false),
    },
  },
  sp: {
    label: 'São Paulo (Estado)',
    source: 'EC 49/2020 e LC 1.354/2020',
    Mulher: {
      default: rises('2019-01', 86, 100, 12, true),
      Magistério: rises('2019-01', 81, 92, 12, true),
    },
    Homem: {
      default: rises('2019-01', 96, 105, 12, true),
      Magistério: rises('2019-01', 91, 100, 12, true),
    },
  },
  ce: {
    label: 'Ceará (Estado)',
    source: 'EC 97/2019 e LC 210/2019',
    note: 'A primeira subida em 01/07/2021 supõe que o intervalo de um ano e seis meses corra antes dela.',
    Mulher: {
      default: rises('2020-01', 86, 100, 18, false),
    },
    Homem: {
      default: rises('2020-01', 96, 105, 18, false),
    },
  },
  'curitiba-pr': {
    label: 'Curitiba',
    source: 'LC 133/2021',
    note: 'Professores: nenhum valor confirmado.',
    Mulher: {
      default: rises('2022-01', 88, 100, 12, true),
      Magistério: rises('2022-01', 83, 92, 12, false),
    },
    Homem: {
      default: rises('2022-01', 98, 105, 12, true),
      Magistério: rises('2022-01', 93, 100, 12, false),
    },
  },
  ro: {
    label: 'Rondônia (Estado)',
    source: 'EC 146/2021, art. 5º, §§ 2º e 5º',
    Mulher: {
      default: rises('2021-01', 86, 100, 12, true),
      Magistério: rises('2021-01', 81, 92, 12, true),
    },
    Homem: {
      default: rises('2021-01', 96, 105, 12, true),
      Magistério: rises('2021-01', 91, 100, 12, true),
    },
  },
  'porto-alegre-rs': {
    label: 'Porto Alegre',
    source: 'Emenda à Lei Orgânica de 2021',
    note: 'Só a pontuação inicial foi confirmada.',
    Mulher: {
      default: rises('2021-01', 86, 100, 12, false),
      Magistério: rises('2021-01', 81, 92, 12, false),
    },
    Homem: {
      default: rises('2021-01', 96, 105, 12, false),
      Magistério: rises('2021-01', 91, 100, 12, false),
    },
  },
};
