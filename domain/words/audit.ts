import type { AuditKind } from '../api/audit.ts';
import type { AnyEvent } from '../events.ts';
import { describedName } from './described-places.ts';
import { formatDate, formatMoney } from './format.ts';
import { planInWords } from './plans.ts';

export const auditKindWords: Record<AuditKind, string> = {
  signIn: 'Entrada',
  signInFailed: 'Entrada recusada',
  user: 'Usuário',
  account: 'Conta',
  index: 'Índice',
  payment: 'Pagamento',
};

const why = { password: 'senha errada', code: 'código errado', inactive: 'usuário inativo' } as const;

const edited = ({ role, accountId, emailHash }: Extract<AnyEvent, { type: 'UserEdited' }>['data']): string => {
  if (role !== undefined) return role === 'admin' ? 'Tornado administrador' : 'Deixou de ser administrador';
  if (accountId !== undefined) return 'Movido para outra conta';
  return emailHash === undefined ? 'Cadastro alterado' : 'E-mail alterado';
};

/** What was published of a month: the table of indexes, the values of the month, or both. */
const published = ({
  date,
  indexes,
  selic = [],
  minSalaryInCents: wage,
  maxSalaryInCents: ceiling,
}: Extract<AnyEvent, { type: 'IndexesPublished' }>['data']): string => {
  const parts = [
    ...(indexes.length === 0 ? [] : ['tabela de índices']),
    ...(selic.length === 0 ? [] : ['taxa SELIC']),
    ...(wage === null ? [] : [`salário mínimo de ${formatMoney(wage / 100)}`]),
    ...(ceiling === null ? [] : [`teto de ${formatMoney(ceiling / 100)}`]),
  ];
  return `Publicação de ${date}: ${parts.length === 0 ? 'nada' : parts.join(', ')}`;
};

/** What happened, without whom it is about; null for what the audit does not show. Says nothing about a client. */
export const auditOf = (event: AnyEvent): readonly [kind: AuditKind, sentence: string] | null => {
  switch (event.type) {
    case 'SessionBegan':
      return ['signIn', event.data.newDevice ? 'Entrou em um dispositivo novo' : 'Entrou'];
    case 'SignInFailed':
      return [
        'signInFailed',
        event.data.userId === null ? 'E-mail desconhecido' : `Entrada recusada (${why[event.data.reason]})`,
      ];
    case 'UserCreated':
      return ['user', 'Usuário criado'];
    case 'UserEdited':
      return ['user', edited(event.data)];
    case 'UserActivated':
      return ['user', 'Usuário ativado'];
    case 'UserDeactivated':
      return ['user', 'Usuário desativado'];
    case 'PasswordChanged':
      return ['user', 'Senha alterada'];
    case 'PasswordResetRequested':
      return ['user', 'Redefinição de senha pedida'];
    case 'AllSessionsEnded':
      return ['user', 'Saiu de todas as sessões'];
    case 'SecondFactorEnabled':
      return ['user', 'Verificação em duas etapas ativada'];
    case 'SecondFactorDisabled':
      return ['user', 'Verificação em duas etapas desativada'];
    case 'RecoveryCodeUsed':
      return ['user', 'Código de recuperação usado'];
    case 'UserDeleted':
      return ['user', 'Usuário removido'];
    case 'AccountCreated':
      return ['account', event.data.origin === 'registered' ? 'Conta cadastrada' : 'Conta criada'];
    case 'PlanChanged':
      return ['account', `Plano alterado: ${planInWords(event.data.planId)}`];
    case 'LicenceDateSet': {
      const { licenceExpiryDate: day } = event.data;
      return ['account', day === null ? 'Licença sem término' : `Licença até ${formatDate(day)}`];
    }
    case 'AccountInactivated':
      return ['account', 'Conta desativada'];
    case 'AccountActivated':
      return ['account', 'Conta ativada'];
    case 'SubscriptionCancelled':
      return ['account', event.data.refunded ? 'Assinatura cancelada, com reembolso' : 'Assinatura cancelada'];
    case 'SubscriptionReturned':
      return ['account', `Volta à assinatura: ${planInWords(event.data.planId)}`];
    case 'SurplusFound': {
      const { amountInCents, done } = event.data;
      const what = done === 'refunded' ? 'reembolsada' : 'removida';
      return ['payment', `Cobrança em duplicidade de ${formatMoney(amountInCents / 100)} ${what}`];
    }
    case 'DifferencePaid': {
      const { amountInCents, paidOn, refundedOn } = event.data;
      const value = formatMoney(amountInCents / 100);
      const of = `o que foi pago em ${formatDate(paidOn)} e devolvido em ${formatDate(refundedOn)}`;
      return ['payment', `Correção de ${value} marcada como paga por fora, sobre ${of}`];
    }
    case 'OutsideAnswered':
      return event.data.outcome === 'refused' || event.data.outcome === 'not done'
        ? ['payment', `Pedido ao provedor de pagamento sem efeito: ${event.data.detail ?? 'não foi confirmado'}`]
        : null;
    case 'ErasureRequested':
      return ['account', 'Pedido de apagar os dados'];
    case 'ErasureWithdrawn':
      return ['account', 'Pedido de apagar os dados desfeito'];
    case 'AccountErased':
      return ['account', 'Dados da conta apagados'];
    case 'InvoiceIssued':
      return [
        'payment',
        `Fatura de ${formatMoney(event.data.valueInCents / 100)}, vence em ${formatDate(event.data.originalDueDate)}`,
      ];
    case 'InvoiceAmended':
      return ['payment', `Fatura alterada para ${formatMoney(event.data.valueInCents / 100)}`];
    case 'PaymentConfirmed':
      return ['payment', 'Pagamento confirmado'];
    case 'PaymentReceived':
      return ['payment', 'Pagamento recebido'];
    case 'PaymentDeclined':
      return ['payment', 'Cobrança recusada no cartão'];
    case 'PaymentDisputed':
      return ['payment', 'Pagamento contestado no cartão (chargeback)'];
    case 'PaymentRefunded':
      return ['payment', 'Pagamento reembolsado'];
    case 'InvoiceReopened':
      return ['payment', 'Fatura reaberta'];
    case 'InvoiceCancelled':
      return ['payment', 'Fatura cancelada'];
    case 'IndexesPublished':
      return ['index', published(event.data)];
    case 'IndexesWithdrawn':
      // With it goes everything that was published of that month.
      return ['index', `Publicação de ${event.data.date} retirada`];
    case 'PlaceDescribed':
      return ['account', `Ente descrito: ${describedName(event.data.fields)}`];
    case 'PlaceWithdrawn':
      return ['account', 'Descrição de um ente retirada'];
    default:
      return null;
  }
};
