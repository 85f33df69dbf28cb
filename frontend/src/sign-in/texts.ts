export const signInTexts = {
  title: 'Entrar',
  pitch: 'Planejamento de aposentadoria de servidores públicos e do INSS',
  points: [
    'Regras do RPPS e do RGPS: o que já pode, quando poderá e por que ainda não',
    'Importação do extrato CNIS, com cada remuneração conferida',
    'Relatório Genial em PDF, pronto para o cliente',
  ],
  email: 'E-mail',
  password: 'Senha',
  submit: 'Entrar',
  forgot: 'Esqueci minha senha',
  register: 'Cadastre-se agora',
  registerQuestion: 'Ainda não tem conta?',
  unknownError: 'Erro desconhecido',
  copyright: (year: number) => `© ${year} Genial`,
} as const;
