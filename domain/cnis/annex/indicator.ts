/** What an indicator of the CNIS does to the item that bears it, and what to do about it. */

/**
 * `counts`: for time, carência and value alike. `untilProved`: the same here, and it is asked, since the INSS counts
 * nothing before somebody proves or decides. `nothing`: neither time nor carência nor value, and no proof changes that in
 * the CNIS. `belowMinimum`: nothing until it is paid up. `reducedPlan`: carência and value, but no time for a retirement
 * by time nor a certificate. `ownRegime`: of a regime of public servants, in part or in whole.
 */
export type Effect = 'counts' | 'untilProved' | 'nothing' | 'belowMinimum' | 'reducedPlan' | 'ownRegime';

/** What an effect leaves of a month before anybody proves or pays. */
export const EFFECTS: Readonly<
  Record<
    Effect,
    {
      readonly time: boolean;
      readonly carencia: boolean;
      readonly value: boolean;
      readonly plan: 'normal' | 'simplified' | null;
    }
  >
> = {
  counts: { time: true, carencia: true, value: true, plan: 'normal' },
  untilProved: { time: true, carencia: true, value: true, plan: 'normal' },
  nothing: { time: false, carencia: false, value: false, plan: null },
  belowMinimum: { time: false, carencia: false, value: false, plan: null },
  reducedPlan: { time: false, carencia: true, value: true, plan: 'simplified' },
  ownRegime: { time: false, carencia: false, value: false, plan: null },
};

export interface Indicator {
  readonly meaning: string;
  /** What an adviser does about it; null where there is nothing to do. */
  readonly action: string | null;
  /** Whether somebody has to decide or prove something before the item counts for certain. */
  readonly asks: boolean;
  readonly effect: Effect;
}

export type Indicators = Readonly<Record<string, Indicator>>;

export const asks = (meaning: string, action: string, effect: Effect = 'untilProved'): Indicator => ({
  meaning,
  action,
  asks: true,
  effect,
});

export const tells = (meaning: string, action: string | null = null, effect: Effect = 'counts'): Indicator => ({
  meaning,
  action,
  asks: false,
  effect,
});

/** What is said of several. */
export const ACTIONS = {
  proveLink:
    'Junte carteira de trabalho, contracheques ou ficha de registro e peça o acerto do vínculo no INSS (Decreto 3.048/1999, art. 19-B).',
  provePay:
    'Junte contracheques ou recibos do mês e peça o acerto da remuneração no INSS (Decreto 3.048/1999, art. 19).',
  complement:
    'Complemente, use o excedente de outro mês ou agrupe competências no Meu INSS (EC 103/2019, art. 29; Decreto 3.048/1999, art. 19-E).',
  complementPlan:
    'Para contar no tempo de contribuição, complemente a contribuição até 20% (Lei 8.212/1991, art. 21, § 3º).',
  fixRegister: 'Peça a atualização do cadastro no Meu INSS ou em uma agência.',
  proveRural: 'Junte a autodeclaração e as provas da atividade rural (Lei 8.213/1991, arts. 38-A, 38-B e 106).',
  proveHarm:
    'Peça o PPP ao empregador; se a exposição estiver provada, marque o vínculo como especial (Lei 8.213/1991, arts. 57 e 58).',
  checkDates: 'Confira as datas do vínculo na carteira de trabalho; se o extrato errou, peça o acerto.',
  labourSuit: 'Junte as peças do processo trabalhista, com início de prova material (Lei 8.213/1991, art. 55, § 3º).',
  reinstatement:
    'Junte o ato que anistiou ou reintegrou e a prova das remunerações, e peça o acerto no INSS (Decreto 3.048/1999, art. 19-B).',
  refusedByInss: 'Confira o motivo no processo administrativo; cabem recurso ou nova prova.',
  refusedForGood: 'Confira a decisão: enquanto ela valer, deixe o período fora da contagem.',
  eSocial: 'Não há acerto no CNIS: peça ao empregador que corrija a informação no eSocial.',
  leaveOut: 'Deixe a competência fora da contagem até que a situação seja esclarecida.',
} as const;
