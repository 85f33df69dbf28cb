import { formatDate } from '../../../domain/words/format.ts';
import type { LawChangeKind } from '../../../domain/words/law-changes/change.ts';

const kinds: Readonly<Record<LawChangeKind, string>> = {
  'new norm': 'Norma nova',
  'new rule': 'Regra nova',
  figure: 'Requisitos',
  value: 'Valor',
  window: 'Datas',
  confirmed: 'Conferência',
};

export const lawChangesTexts = {
  title: 'O que mudou na lei',
  intro:
    'Mudanças nas regras que o Genial calcula: qual norma, desde que dia vale para o direito e a quem interessa. Os casos são refeitos depois de cada uma.',
  moved: 'Ver os clientes em que o dia ou o valor mudou',
  search: 'Filtrar por ente, norma ou assunto',
  searchHint: 'Bahia, polícia, pedágio…',
  written: (day: string) => `Incluídas em ${formatDate(day)}`,
  kind: (kind: LawChangeKind) => kinds[kind],
  since: (day: string | null) => (day === null ? 'Sem dia próprio' : `Desde ${formatDate(day)}`),
  who: (who: string) => `A quem interessa: ${who}`,
  noneTitle: 'Nenhuma mudança encontrada',
  none: (text: string) => `Nenhuma mudança fala de “${text}”.`,
  group: (name: string, count: number) => `${name} (${count})`,
  count: (count: number) => (count === 1 ? '1 mudança' : `${count} mudanças`),
  found: (count: number, text: string) =>
    count === 1 ? `1 mudança fala de “${text}”` : `${count} mudanças falam de “${text}”`,
  open: 'Ver o que mudou na lei',
  card: 'Quais regras mudaram, desde que dia e para quem, com os clientes em que a resposta mudou.',
} as const;
