import { formatDate, formatMoney } from '../../../domain/words/format.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('pt-BR')} ${many}`;

export const recomputationTexts = {
  title: 'O que mudou',
  homeHint: 'Dias e valores que regras ou índices novos mudaram nos últimos 30 dias.',
  seeAll: (count: number) => (count === 1 ? 'Ver a mudança' : `Ver as ${count.toLocaleString('pt-BR')} mudanças`),
  pageHint:
    'Cálculos em que o dia ou o valor mudou por causa de regras ou índices, e não por algo que você alterou. O antes e o depois são medidos na mesma data.',
  period: 'Período',
  periods: { month: 'Últimos 30 dias', year: 'Últimos 12 meses', all: 'Tudo o que está guardado' },
  columns: { customer: 'Cliente', rule: 'Regra', day: 'Dia', value: 'Valor mensal', cause: 'Causa' },
  loadFailed: 'Erro ao carregar o que mudou',
  emptyTitle: 'Nada mudou',
  emptyBody: 'Neste período, nenhum dia e nenhum valor mudou por causa de regras ou índices.',
  others: (count: number) => `e ${counted(count, 'outra regra', 'outras regras')}`,
  noDay: 'sem direito',
  noValue: 'sem estimativa',
  day: (iso: string | null) => (iso === null ? recomputationTexts.noDay : formatDate(iso)),
  value: (reais: number | null) => (reais === null ? recomputationTexts.noValue : formatMoney(reais)),
  fromTo: (before: string, after: string) => `de ${before} para ${after}`,

  panel: 'Recálculo dos casos',
  panelHint: 'Depois de uma mudança de índices ou de regras, todos os cálculos são refeitos em segundo plano.',
  status: {
    idle: 'Nenhum recálculo até agora.',
    running: 'Em andamento',
    stopped: 'Interrompido',
    done: 'Concluído',
  },
  progress: (done: number, total: number) =>
    `${done.toLocaleString('pt-BR')} de ${counted(total, 'cálculo', 'cálculos')}`,
  since: (instant: string) => `Iniciado em ${instant}`,
  failed: (count: number) =>
    `${counted(count, 'cálculo não pôde', 'cálculos não puderam')} ser refeito: o motivo está no registro do servidor.`,
  stop: 'Interromper',
  resume: 'Continuar',
  changeFailed: 'Erro ao mudar o recálculo',
  panelFailed: 'Erro ao acompanhar o recálculo',
} as const;
