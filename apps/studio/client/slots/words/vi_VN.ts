import type { SlotWords } from '../words.ts';

export const words: SlotWords = {
  machines: {
    'koi-lantern': {
      name: 'Đèn Lồng Cá Chép',
      tagline: 'Cá chép dưới đèn, trăng đầy bên cầu',
      wild: 'Cá chép thay được mọi biểu tượng trừ trăng tròn.',
      scatter:
        'Trăng tròn xuất hiện ở vị trí nào cũng có thưởng; từ ba biểu tượng trở lên tặng lượt quay miễn phí.',
      free: 'Trong quay miễn phí, cá chép tụ về vũ môn: con thứ năm và thứ mười mỗi con tặng thêm một lượt. Đủ mười con, cá chép hóa rồng và phủ kín cuộn.',
      tense: 'Hai vầng trăng. Thêm một nữa…',
      awarded: 'Trăng tròn tụ đủ: quay miễn phí!',
      gather: {
        promise: 'Quay miễn phí: gom đủ 10 cá chép để hóa rồng',
        gathered: (count, of) => `Cá chép tại vũ môn: ${count} / ${of}`,
        full: 'Rồng đã hiện: cá chép phủ kín cuộn',
        often: (oneIn, ofHundred) =>
          `Quay miễn phí xuất hiện khoảng ${oneIn} lượt một lần; trong 100 lần đó có khoảng ${ofHundred} lần hóa rồng.`,
        notices: {
          gift: 'Cá chép thứ năm: thêm một lượt quay miễn phí',
          leap: 'Vũ môn mở: cá chép hóa rồng và thêm một lượt quay miễn phí',
        },
      },
    },
    'comet-peaks': {
      name: 'Sao Chổi Vượt Núi',
      tagline: 'Đuôi sao chổi lướt qua nghìn núi',
      wild: 'Sao chổi thay được mọi biểu tượng trừ sao mai; cuộn thứ nhất không có sao chổi.',
      scatter:
        'Sao mai xuất hiện ở vị trí nào cũng có thưởng; từ ba biểu tượng trở lên tặng lượt quay miễn phí.',
      free: 'Trong quay miễn phí, sao chổi phủ kín cả cuộn; mỗi cuộn được phủ kín tăng hệ số thắng theo đường thêm một, từ lượt kế tiếp.',
      tense: 'Hai sao mai. Thêm một nữa…',
      awarded: 'Sao mai tụ đủ: quay miễn phí!',
      cross: {
        promise: (oneIn, most) =>
          `Khoảng ${oneIn} lượt có một sao chổi; không trúng thì quay lại, tối đa ${most} lần`,
        stars: (freeSpins, from, to) =>
          `Ba sao mai: ${freeSpins} lượt quay miễn phí, thắng theo đường × ${from} đến × ${to}`,
        starCount: (count) => `${['Ba', 'Bốn', 'Năm'][count - 3] ?? count} sao mai`,
        struck: (count, freeSpins) =>
          `${['Ba', 'Bốn', 'Năm'][count - 3] ?? count} sao mai! ${freeSpins} lượt quay miễn phí`,
        coming: 'Chân trời rực sáng: sao chổi sắp tới…',
        turning: 'Không trúng đường nào, sao chổi quay lại',
        again: (turn, most) => `Sao chổi quay lại ${turn}/${most} · miễn phí, thắng theo đường × ${turn + 1}`,
        next: (times) => `×${times} quay lại`,
        freeNext: (played, awarded) => `Miễn phí ${played}/${awarded}`,
        unpaid: 'Không mất tiền',
        skip: 'Chạm để bỏ qua',
        stakes: (times) => `Gấp ${times} lần cược`,
        freeTotal: (played) => `${played} lượt quay miễn phí · tổng thắng`,
        free: (times) => `Quay miễn phí: sao chổi phủ kín cả cuộn, thắng theo đường × ${times}`,
        grow: (times, most) =>
          `Mỗi cuộn được phủ kín, từ lượt kế tiếp hệ số thêm một: hiện × ${times}, tối đa × ${most}`,
        climbed: (times) => `Lượt kế tiếp: thắng theo đường × ${times}`,
        filled: (reels) => `Đã phủ kín ${reels} cuộn`,
        lines: (count) => `${count} đường`,
        doubled: (times) => `Sao chổi lướt qua mỗi sao mai: thắng theo đường × ${times}`,
        top: (times) => `Lên đỉnh! Lượt kế tiếp: thắng theo đường × ${times}`,
        reached: (times) => `Lên tới × ${times}`,
        grows: (from, most, ofHundred) =>
          `Tiền thắng theo đường trong quay miễn phí bắt đầu từ × ${from} và tăng tối đa đến × ${most}. Cứ 100 lần có khoảng ${ofHundred} lần lên tới đỉnh.`,
        crossed: (cells, scatters, times) =>
          scatters > 0
            ? `Sao chổi lướt qua ${cells} ô và ${scatters} sao mai: thắng theo đường × ${times}`
            : `Sao chổi lướt qua ${cells} ô`,
        multiplied: (factors, times) => `Mọi đường thắng × ${factors} = × ${times}`,
        turned: (turns) => `Sao chổi quay lại ${turns} lần`,
        turns: (most) =>
          `Nếu bay ngang mà không trúng gì, sao chổi sẽ quay lại: các cuộn quay thêm một lượt không mất tiền và chắc chắn có sao chổi bay ngang. Mỗi ván quay lại tối đa ${most} lần. Mỗi lần quay lại, tiền thắng theo đường tăng thêm một lần: × 2, × 3, × 4.`,
        rule: (oneIn, paths) =>
          `Mỗi lượt quay trả tiền có xác suất 1/${oneIn} sao chổi bay ngang các cuộn theo một trong ${paths} quỹ đạo. Mọi ô nó lướt qua trở thành sao chổi trong lượt đó và thay được biểu tượng khác.`,
        scatters: (ofHundred) =>
          `Mỗi sao mai mà sao chổi lướt qua nhân đôi mọi tiền thắng theo đường của lượt đó và vẫn được tính là sao mai. Cứ 100 lần sao chổi bay ngang có khoảng ${ofHundred} lần gặp sao mai.`,
        paths: 'Quỹ đạo của sao chổi',
        notices: { turn: 'Sao chổi quay lại: thêm một lượt, không mất tiền' },
      },
    },
  },
  symbols: {
    koi: 'Cá chép',
    moon: 'Trăng tròn',
    lantern: 'Đèn lồng',
    bridge: 'Cầu đá',
    lotus: 'Hoa sen',
    drum: 'Trống lớn',
    fan: 'Quạt xếp',
    coin: 'Đồng tiền',
    knot: 'Nút thắt may mắn',
    plum: 'Hoa mai',
    comet: 'Sao chổi',
    star: 'Sao mai',
    crane: 'Hạc giấy',
    peak: 'Đỉnh tuyết',
    pine: 'Cây thông',
    kite: 'Diều giấy',
    bell: 'Chuông đồng',
    feather: 'Lông vũ',
    cloud: 'Mây trôi',
    crystal: 'Thạch anh tím',
  },
  rules: {
    lines: '20 đường',
    linesText:
      'Mỗi lượt cược được chia đều cho 20 đường. Từ ba biểu tượng giống nhau liên tiếp tính từ bên trái là có thưởng; mỗi đường chỉ trả mức cao nhất, các đường khác nhau đều được tính.',
    pays: 'Bảng trả thưởng',
    paysNote: 'Các con số là tiền thắng mỗi đường với mức cược hiện tại.',
    scatterRow: (count, stakes, freeSpins) =>
      `${count} biểu tượng: tiền cược × ${stakes}, ${freeSpins} lượt quay miễn phí`,
  },
};
