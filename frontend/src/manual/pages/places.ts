import type { ManualPage } from '../page.ts';

export const places: ManualPage = {
  id: 'entes-do-escritorio',
  title: 'Entes do escritório',
  summary: 'Descrever um município cuja reforma o Genial não tem, e usar as regras dele nos cálculos do escritório.',
  alsoCalled: ['prefeitura', 'município', 'cidade', 'lei municipal', 'instituto de previdência', 'regime próprio'],
  sections: [
    {
      title: 'Quando descrever um ente',
      paragraphs: [
        'A lista de regimes diz de cada ente se o texto foi conferido. Se o município não está nela, ou está sem a reforma dele, o administrador do escritório pode descrevê-lo em “Entes do escritório”, no menu do usuário. Se o município não reformou o regime, escolha “Sem Reforma” e confira a lei dele; se não tem regime próprio, o servidor é do INSS (RGPS).',
        'As regras valem só para o seu escritório e aparecem sempre como “informado pelo escritório”: na tela, no relatório e nas planilhas. O Genial não confere a lei; quem assina confere.',
      ],
    },
    {
      title: 'Como descrever',
      steps: [
        'Tenha a lei à mão e toque em “Descrever um ente”.',
        'Diga o que serviu de texto e quando foi lido. “Último dia das regras antigas” é o dia anterior ao da vigência da reforma.',
        'De cada número escolha a origem. O que você não achou fica como “Não lido”: a regra que depende dele não é calculada, e a tela diz qual é.',
        'Além das regras de todos, descreva as da guarda, da exposição a agentes nocivos e da pessoa com deficiência, as cotas da pensão e as contribuições de quem trabalha e de quem se aposentou.',
        'Depois de salvar, use “Comparar com outro ente” para ver, lado a lado, o que cada lei pede, e escolha o ente no campo de regime do cálculo.',
      ],
      paragraphs: [
        'Cada vez que se salva nasce uma versão; os cálculos passam a usar a nova e são refeitos. “Retirar” tira o ente da lista: os cálculos que o usam seguem com a última versão e avisam disso.',
        '“Baixar arquivo do ente” guarda a descrição num arquivo, para enviar ao Genial.',
      ],
    },
  ],
};
