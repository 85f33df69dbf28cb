export const httpTexts = {
  unreachable: 'Não foi possível falar com o servidor. Verifique a conexão e tente de novo.',
  somebodyElse:
    'Outra pessoa entrou no Genial neste navegador. Para continuar nesta aba, entre de novo com a sua senha; na outra aba será pedida a dela.',
  unreadable: 'O servidor respondeu de um modo inesperado. Tente de novo em alguns instantes.',
} as const;
