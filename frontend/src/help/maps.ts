/** One idea of a map with the article that carries it. */
export interface MapPoint {
  text: string;
  article: string;
}
export interface MapBranch {
  title: string;
  points: readonly MapPoint[];
}
export interface MindMap {
  id: string;
  title: string;
  branches: readonly MapBranch[];
}

const point = (text: string, article: string): MapPoint => ({ text, article });

const funding: MindMap = {
  id: 'custeio',
  title: 'Custeio',
  branches: [
    {
      title: 'Princípios',
      points: [
        point('Caráter contributivo e solidário, com equilíbrio financeiro e atuarial', 'CF, art. 40, caput'),
        point('Vedada a criação de novos regimes próprios', 'CF, art. 40, § 22'),
        point('Os recursos do regime só podem custear benefícios e a sua administração', 'CF, art. 167, XII'),
      ],
    },
    {
      title: 'Servidor ativo',
      points: [
        point('União: alíquotas progressivas por faixa, de 7,5% a 22%', 'EC 103/2019, art. 11'),
        point(
          'Estados e Municípios: alíquota não inferior à da União, salvo regime sem déficit atuarial',
          'EC 103/2019, art. 9º, § 4º',
        ),
        point('A alíquota pode ser progressiva conforme a base', 'CF, art. 149, § 1º'),
      ],
    },
    {
      title: 'Aposentados e pensionistas',
      points: [
        point('Contribuem sobre o que supera o teto do RGPS', 'CF, art. 40, § 18'),
        point('Havendo déficit atuarial, a base pode alcançar o que supera o salário mínimo', 'CF, art. 149, § 1º-A'),
      ],
    },
    {
      title: 'Ente público',
      points: [
        point('Contribui entre uma e duas vezes a contribuição do servidor', 'Lei 9.717/1998, art. 2º'),
        point('Cobre as insuficiências financeiras do regime', 'Lei 9.717/1998, art. 2º, § 1º'),
      ],
    },
    {
      title: 'Previdência complementar',
      points: [
        point('Instituição obrigatória pelo ente', 'CF, art. 40, § 14'),
        point(
          'Quem adere, ou ingressa depois dela, tem proventos limitados ao teto do RGPS',
          'CF, art. 40, §§ 14 e 16',
        ),
      ],
    },
  ],
};

const time: MindMap = {
  id: 'tempo-de-contribuicao',
  title: 'Tempo de contribuição no RPPS',
  branches: [
    {
      title: 'O que conta',
      points: [
        point('Tempo federal, estadual, distrital ou municipal', 'CF, art. 40, § 9º'),
        point('Tempo do RGPS, por contagem recíproca', 'CF, art. 201, § 9º'),
        point('Tempo de serviço até a EC 20/1998 vale como de contribuição', 'EC 20/1998, art. 4º'),
      ],
    },
    {
      title: 'O que não conta',
      points: [
        point('Tempo fictício', 'CF, art. 40, § 10'),
        point('Em dobro, o mesmo período de atividade pública e privada', 'Lei 8.213/1991, art. 96, I e II'),
        point('Tempo já usado para aposentadoria em outro regime', 'Lei 8.213/1991, art. 96, III'),
      ],
    },
    {
      title: 'Certidão (CTC)',
      points: [
        point('O regime próprio só a emite para ex-servidor', 'Lei 8.213/1991, art. 96, VI'),
        point('Sem ela, o tempo do INSS não conta no regime próprio', 'Lei 8.213/1991, art. 96, VII'),
        point('Os regimes compensam-se financeiramente', 'CF, art. 201, § 9º; Lei 9.796/1999'),
      ],
    },
    {
      title: 'Tempo especial',
      points: [
        point('Conversão em comum até a EC 103/2019, pelas regras do RGPS', 'STF, Tema 942'),
        point(
          'Depois dela não há conversão, salvo lei complementar do ente',
          'EC 103/2019, art. 10, § 3º; STF, Tema 942',
        ),
      ],
    },
    {
      title: 'Tempos próprios do RPPS',
      points: [
        point('Serviço público: cargo, emprego ou função em qualquer ente', 'Portaria MTP 1.467/2022, art. 2º, XII'),
        point('Carreira e cargo em que se dará a aposentadoria', 'EC 47/2005, art. 3º; EC 103/2019, art. 4º'),
        point(
          'Magistério: infantil, fundamental e médio, com direção e coordenação',
          'CF, art. 40, § 5º; Lei 11.301/2006; STF, ADI 3772',
        ),
      ],
    },
  ],
};

const calculation: MindMap = {
  id: 'formas-de-calculo',
  title: 'Formas de cálculo no RPPS',
  branches: [
    {
      title: 'Integralidade',
      points: [
        point('Última remuneração do cargo efetivo, para quem ingressou até 31/12/2003', 'EC 41/2003, art. 6º'),
        point('Com redução da idade, para quem ingressou até 16/12/1998', 'EC 47/2005, art. 3º'),
        point('Mantida nas transições, com idade maior na dos pontos', 'EC 103/2019, arts. 4º, § 6º, e 20, § 2º'),
      ],
    },
    {
      title: 'Média das 80% maiores',
      points: [
        point('Remunerações desde julho de 1994, atualizadas', 'Lei 10.887/2004, art. 1º'),
        point('Para direitos completos antes da reforma de cada ente', 'EC 103/2019, arts. 3º e 10, § 7º'),
      ],
    },
    {
      title: 'Média de 100%',
      points: [
        point('60% mais 2% por ano que exceder 20 anos de contribuição', 'EC 103/2019, art. 26, § 2º'),
        point('100% da média no pedágio de 100%', 'EC 103/2019, art. 26, § 3º, I'),
        point('100% da média na incapacidade por acidente ou doença do trabalho', 'EC 103/2019, art. 26, § 3º, II'),
        point('Contribuições que reduzem a média podem ser descartadas', 'EC 103/2019, art. 26, § 6º'),
      ],
    },
    {
      title: 'Limites',
      points: [
        point('Nunca abaixo do salário mínimo', 'CF, art. 40, § 2º'),
        point('Teto do RGPS para quem está na previdência complementar', 'CF, art. 40, §§ 14 a 16'),
      ],
    },
    {
      title: 'Reajuste',
      points: [
        point(
          'Paridade com os servidores ativos, onde há integralidade',
          'EC 41/2003, art. 7º; EC 47/2005, arts. 2º e 3º',
        ),
        point('Índice que preserve o valor real, nos demais', 'CF, art. 40, § 8º'),
      ],
    },
  ],
};

const pension: MindMap = {
  id: 'pensao-por-morte',
  title: 'Pensão por morte',
  branches: [
    {
      title: 'Valor',
      points: [
        point('Cota familiar de 50%, mais 10% por dependente, até 100%', 'EC 103/2019, art. 23, caput'),
        point('Sobre a aposentadoria, ou a que teria por incapacidade permanente', 'EC 103/2019, art. 23, caput'),
        point(
          'A cota de quem deixa de ser dependente não passa aos demais, salvo se restarem cinco ou mais',
          'EC 103/2019, art. 23, § 1º',
        ),
        point('Dependente inválido ou com deficiência: 100% até o teto do RGPS', 'EC 103/2019, art. 23, § 2º'),
      ],
    },
    {
      title: 'Duração para o cônjuge',
      points: [
        point('Só 4 meses com menos de 18 contribuições ou de 2 anos de união', 'Lei 8.213/1991, art. 77, § 2º, V, b'),
        point(
          'Pela idade do cônjuge: até 21, 3 anos; de 22 a 27, 6; de 28 a 30, 10; de 31 a 41, 15; de 42 a 44, 20; 45 ou mais, vitalícia',
          'Lei 8.213/1991, art. 77, § 2º, V, c; Portaria ME 424/2020',
        ),
      ],
    },
    {
      title: 'Acumulação',
      points: [
        point('O benefício mais vantajoso por inteiro e parte do outro', 'EC 103/2019, art. 24, § 2º'),
        point(
          'Do outro: 100% até 1 salário mínimo; 60% entre 1 e 2; 40% entre 2 e 3; 20% entre 3 e 4; 10% acima',
          'EC 103/2019, art. 24, § 2º',
        ),
      ],
    },
    {
      title: 'Estados e Municípios',
      points: [point('Valem as normas anteriores até que a lei do ente mude', 'EC 103/2019, art. 23, § 8º')],
    },
    {
      title: 'Policiais',
      points: [
        point(
          'Morte por agressão em serviço: vitalícia para o cônjuge e igual à remuneração do cargo',
          'EC 103/2019, art. 10, § 6º',
        ),
      ],
    },
  ],
};

export const mindMaps: readonly MindMap[] = [funding, time, calculation, pension];
