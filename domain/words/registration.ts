const PREFIX = 'Erro ao se cadastrar.';

/** What a sentence of the payment provider contains, and the sentence shown for it. */
const providers = ['O CPF/CNPJ informado é inválido.', 'O telefone informado é inválido.'] as const;

/**
 * The sentence that a failed sign-up shows for the `err` of the answer, as the specification's table has it. This server
 * answers EmailAlreadyExistsError for every address that is taken, and never UniqueViolationError.
 */
export const registrationSentence = (err: string): string => {
  const known = providers.find((sentence) => err.includes(sentence));
  if (known !== undefined) return `${PREFIX} ${known}`;
  if (err.includes('UniqueViolationError')) return `${PREFIX} Email já cadastrado.`;
  switch (err) {
    case 'EmailAlreadyExistsError':
      return 'Email já cadastrado. Entre em contato para mais informações.';
    case 'InvalidEmailError':
      return `${PREFIX} O email informado é inválido.`;
    default:
      return `${PREFIX} Por favor, verifique seus dados e tente novamente.`;
  }
};

/** What the provider's contract with the seller does not allow is nobody's card or data. */
export const notOfTheBuyer = `${PREFIX} É um problema nosso com o provedor de pagamento, e não dos seus dados nem do seu cartão. Nada foi cobrado. Tente mais tarde ou escolha um plano por PIX.`;

/** The page showed a later day than the one on which the card could be charged. */
export const chargedEarlier =
  'O cartão seria cobrado hoje, e não no dia que a página mostrava: nada foi cobrado. Confira o dia da primeira cobrança nesta página e envie de novo, se concordar.';

/** For whoever signs up too often from one e-mail or network. */
export const tooManySignUps = (seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return `Houve muitos cadastros desta rede ou deste e-mail em pouco tempo. Aguarde ${wait} e tente novamente; nada foi cobrado.`;
};
