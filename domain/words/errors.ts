/**
 * One Portuguese sentence for each named error: what happened and, if possible, what to do. The API returns them as
 * `errorMessage`; screens show them unchanged.
 */
export const errorSentences = {
  MalformedRequest: 'A requisição não pôde ser lida. Verifique o formato dos dados enviados.',
  NotAuthenticated: 'Sua sessão terminou.',
  InvalidCredentials: 'E-mail ou senha inválidos',
  UserInactive: 'Este usuário está inativo. Entre em contato com o administrador.',
  SecondFactorRequired: 'Informe o código do seu aplicativo autenticador ou um código de recuperação.',
  SecondFactorExpired: 'O código QR expirou. Comece de novo a ativação da verificação em duas etapas.',
  PasswordChangeRequired: 'Esta senha foi definida por um administrador. Escolha a sua própria senha para continuar.',
  SubscriptionEnded: 'A assinatura desta conta foi cancelada: não há mais plano para alterar.',
  ErasureBegun: 'As 48 horas para desfazer o pedido já passaram, e os dados desta conta estão sendo apagados.',
  ErasureAsked:
    'Foi pedido que esta conta seja apagada, e por isso nada foi contratado nem cobrado. Desfaça antes o pedido na página "Dados da conta".',
  SalesClosed:
    'As contratações estão fechadas nesta instalação. Nada foi cobrado, e nenhum dado do cartão foi guardado. Tente mais tarde ou fale com quem a administra.',
  CardRequired:
    'Esta forma de pagamento cobra de um cartão que fica guardado no provedor, e desta conta não há nenhum. Escolha outra forma de pagamento.',
  CardNotKept:
    'O provedor de pagamento não guarda cartões nesta instalação. Pague cada fatura por PIX ou digitando o cartão.',
  PaymentConfirming:
    'O pagamento anterior está sendo confirmado pelo provedor, e até lá nada mais é cobrado. Isso leva alguns minutos: acompanhe em Assinatura.',
  InvoicePaid: 'Esta fatura já está paga. Nada mais foi cobrado.',
  NotCancelled: 'A assinatura desta conta já está em vigor. Nada mais foi cobrado.',
  ContractEnding:
    'O provedor de pagamento ainda está encerrando o contrato cancelado, e por isso o novo não começou. Nada foi cobrado. Tente de novo em alguns minutos.',
  TooManyUsers:
    'A sua conta já tem todos os usuários ativos que o plano permite. Desative antes quem não vai continuar ou mude de plano em “Assinatura”.',
  ReauthenticationRequired: 'Para esta alteração, informe a sua senha atual.',
  Forbidden: 'Você não tem permissão para fazer isso.',
  AccountNotActive:
    'A sua conta não está ativa. Verifique o pagamento da assinatura para continuar usando a calculadora.',
  NotFound: 'Não encontrado. O item pode ter sido removido.',
  MethodNotAllowed: 'Esta operação não existe para este endereço.',
  StaleRevision: 'Estes dados foram alterados por outra pessoa ou em outra aba. Recarregue a página e tente novamente.',
  EmailAlreadyExistsError: 'Email já cadastrado. Entre em contato para mais informações.',
  TooLarge: 'O arquivo ou os dados enviados passam do tamanho permitido.',
  UnsupportedType: 'Este tipo de arquivo ou de conteúdo não é aceito.',
  ValidationError: 'Verifique os campos indicados.',
  InvalidEmailError: 'E-mail inválido',
  InvalidResetToken: 'O link de redefinição de senha é inválido ou expirou. Solicite um novo.',
  PaymentRefused: 'O pagamento não foi aceito. Verifique os dados e tente novamente.',
  TooManyRequests: 'Muitas tentativas. Aguarde alguns minutos e tente novamente.',
  StoreUnavailable: 'O serviço está temporariamente indisponível. Tente novamente em instantes.',
  PaymentUnavailable:
    'O serviço de pagamento não respondeu. Nada é cobrado duas vezes: aguarde um minuto e tente novamente com os mesmos dados.',
  DataUnreadable:
    'Os dados deste cliente estão ilegíveis no servidor e por isso não podem ser calculados nem alterados. Nada foi perdido por você: avise o suporte.',
  ReportUnavailable:
    'A exportação em PDF está indisponível: o servidor não encontrou um navegador Chromium ou a impressão demorou demais. Tente novamente; se continuar, avise o suporte.',
  ReportFailed: 'Não foi possível gerar o relatório. Tente novamente.',
  ImportNotReady: 'O extrato ainda está sendo lido. Aguarde o fim da leitura.',
  ImportAlreadyUsed: 'Este extrato já foi salvo no cálculo. Para importar de novo, envie o arquivo outra vez.',
  ImportFailed: 'Não foi possível ler o arquivo. Envie o extrato novamente.',
  InternalError: 'Algo deu errado do nosso lado. Tente novamente em instantes.',
} as const;

export type ErrorName = keyof typeof errorSentences;

export const isErrorName = (name: string): name is ErrorName => Object.hasOwn(errorSentences, name);

/** The sentence of a named error; an unlisted name gets the general one. */
export const errorSentence = (name: string): string =>
  isErrorName(name) ? errorSentences[name] : errorSentences.InternalError;
