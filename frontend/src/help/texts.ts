export const helpTexts = {
  lockedTitle: 'Área de treinamento',
  lockedDays: (days: number) => `O seu acesso a esta área estará disponível em ${days} dia(s)`,
  lockedTomorrow: 'O seu acesso a esta área estará disponível amanhã',
  welcome: 'Boas-vindas ao Genial',
  welcomeBody: 'Do extrato CNIS ao Relatório Genial em quatro passos.',
  steps: [
    ['Cadastre o cliente', 'Nome, nascimento, sexo e profissão bastam para começar.'],
    ['Crie um cálculo', 'Escolha o regime e informe as datas de ingresso e de filiação.'],
    [
      'Importe o CNIS',
      'O extrato em PDF vira registros de tempo com as remunerações conferidas mês a mês. Solto na tela inicial, ele já propõe cliente e cálculo.',
    ],
    [
      'Confira as regras e exporte',
      'Veja o que já pode, quando poderá e por que ainda não. Depois exporte o relatório em PDF.',
    ],
  ],
  start: 'Ir para a Calculadora',
  lessons: 'Videoaulas',
  lessonsBody: 'As aulas gravadas e as aulas ao vivo com o mentor ficam na plataforma de treinamentos.',
  openTraining: 'Abrir os treinamentos',
  noTraining:
    'Esta instalação ainda não tem videoaulas: falta informar o endereço da plataforma de treinamentos. Enquanto isso, os quatro passos acima e os mapas mentais mostram o caminho.',
  maps: 'Mapas mentais',
  mapsBody: 'Custeio, tempo de contribuição, formas de cálculo e pensão por morte, cada um em uma página.',
  openMaps: 'Ver os mapas',
  contact: 'Precisa de ajuda?',
  contactBody: 'O suporte responde em até 48 horas úteis.',
  noSupport:
    'Esta instalação ainda não tem um endereço de suporte. Fale com quem administra o Genial no seu escritório, que pode informá-lo.',
  openSupport: 'Falar com o suporte',
  openCommunity: 'Entrar na comunidade',
  openGuide: 'Abrir o guia rápido',
  mapsIntro: 'Quatro temas do regime próprio em uma página cada, com a base legal ao lado de cada ponto.',
  chooseMap: 'Escolha o mapa',
  print: 'Imprimir',
} as const;
