import type { Attempt, PaymentType } from '../accounts/account.ts';
import { planInWords } from './plans.ts';

/** What the provider's contract with the seller does not allow: 'a sua conta' of its sentence is the seller's. */
export const sellersFault =
  'A cobrança não foi feita por um problema nosso com o provedor de pagamento, e não do seu cartão. Nada foi cobrado, e a equipe já vê este aviso.';

/** Whether what failed was the code of a PIX: no card has a part in it, and it is asked for again by itself. */
export const isOfPix = ({ purpose }: Pick<Attempt, 'purpose'>, paymentType: PaymentType | null): boolean =>
  purpose === 'charge' && paymentType === 'PIX';

type Answer = Pick<Attempt, 'outcome' | 'detail'>;

/** Whether the provider said why. Where it did not, the sentence says itself what to do. */
export const isExplained = ({ outcome, detail }: Answer): boolean => outcome === 'refused' && detail !== null;

const failedPix = ({ outcome, detail, ofSeller }: Pick<Attempt, 'outcome' | 'detail' | 'ofSeller'>): string => {
  if (outcome === 'refused' && ofSeller === true)
    return 'O PIX não foi gerado por um problema nosso com o provedor de pagamento. Nada foi cobrado, e a equipe já vê este aviso.';
  const why =
    outcome === 'refused' && detail !== null
      ? `O PIX não foi gerado. Resposta do provedor de pagamento: ${detail.replace(/\.?$/, '.')}`
      : 'O PIX não foi gerado: o provedor de pagamento não respondeu, e nada foi cobrado.';
  return `${why} Continuamos pedindo: assim que existir, a fatura aparece na página "Assinatura".`;
};

/** Why a charge failed, to whoever pays it. The provider's own sentence says more than ours could. */
export const failedCharge = (
  attempt: Pick<Attempt, 'outcome' | 'detail' | 'ofSeller' | 'purpose'>,
  paymentType: PaymentType | null,
): string => {
  if (isOfPix(attempt, paymentType)) return failedPix(attempt);
  const { outcome, detail, ofSeller, purpose } = attempt;
  if (outcome === 'refused' && ofSeller === true) return sellersFault;
  const what = purpose === 'subscription' ? 'A assinatura no cartão não foi feita' : 'A cobrança não foi feita';
  if (outcome === 'refused' && detail !== null) return `${what}. Resposta do provedor de pagamento: ${detail}`;
  // Only an invoice that is there can be paid by PIX as it is.
  const instead = purpose === 'payment' ? 'ou pague por PIX' : 'ou escolha um plano por PIX';
  return `${what}: o provedor de pagamento não a confirmou, e nada foi cobrado. Informe o cartão de novo na página "Assinatura" ${instead}.`;
};

/** At once, of a change with a card that was just typed and that did not reach the provider: nobody asks for it again but its person. */
export const planNotAsked =
  'O provedor de pagamento não respondeu. O plano não mudou, e nada foi cobrado. Aguarde um minuto e peça a mudança de novo, com o cartão.';

/** Why the plan that was asked for did not come about, to whoever asked for it. */
export const failedPlan = ({
  outcome,
  detail,
  reference,
  repeatable,
  ofSeller,
}: Pick<Attempt, 'outcome' | 'detail' | 'reference' | 'repeatable' | 'ofSeller'>): string => {
  const change = `A mudança para ${planInWords(reference)},`;
  if (!repeatable && (outcome === 'not done' || detail === null))
    return `${change} não foi feita: o provedor de pagamento não respondeu, e nada foi cobrado. O cartão digitado não fica guardado: peça a mudança de novo, com ele. Continua valendo o plano de agora.`;
  if (ofSeller === true)
    return `${change} não foi feita por um problema nosso com o provedor de pagamento, e nada foi cobrado. Continua valendo o plano de agora.`;
  if (outcome !== 'refused')
    return `${change} ainda não foi feita: o provedor de pagamento não respondeu. Continuamos pedindo, e avisamos por e-mail quando ela valer. Até lá vale o plano de agora.`;
  return `${change} não foi feita. ${detail === null ? '' : `Motivo: ${detail.replace(/\.?$/, '.')} `}Continua valendo o plano de agora.`;
};

/** Who has no place in a smaller plan: somebody has to choose who goes on, before it is bought. */
export const tooManyForPlan = (users: readonly string[], places: number): string => {
  const most = places === 1 ? '1 usuário ativo' : `${places} usuários ativos`;
  return `Este plano permite ${most}, e esta conta tem ${users.length}: ${users.join(', ')}. Desative quem não vai continuar e tente de novo.`;
};
