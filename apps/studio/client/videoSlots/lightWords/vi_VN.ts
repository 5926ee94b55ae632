import type { LightWords } from '../lightWords.ts';

export const words: LightWords = {
  title: 'Ba Ánh Đèn',
  names: { firefly: 'Đom Đóm', lamp: 'Đèn Dầu', moon: 'Trăng Rằm' },
  dropsBy: (amount) => `Chậm nhất ở ${amount}`,
  demo: 'Khi chơi thử bạn chỉ xem; quỹ không được góp thêm và không thể trúng.',
  feeds: (share) =>
    `${share} của mỗi lần cược vào một trong các quỹ; tiền cược không đổi. Lượt rút của ván quyết định quỹ nào: trung bình trong tám lần cược, bốn lần vào Đom Đóm, ba lần vào Đèn Dầu, một lần vào Trăng Rằm.`,
  drops:
    'Khi một quỹ mở ra, số tiền rơi được rút đều giữa mức khởi đầu và mức trần. Số đó được giữ kín, chỉ công bố dấu vân tay của hạt giống. Lần cược nào khi rút làm quỹ chạm số đó sẽ trúng đúng số tiền ấy, trả cùng ván. Nếu lần cược đó không thu được tiền, lần cược kế tiếp sẽ trúng quỹ.',
  nearer:
    'Quỹ càng gần mức trần, cơ hội trúng của mỗi lần cược càng lớn. Không lần cược nào chắc chắn trúng.',
  without:
    'Vòng quay miễn phí mua thêm không góp và không trúng quỹ. Vòng quay miễn phí không phải là cược nên không góp. Ván được tặng tính như mọi lần cược.',
  returns: (share, all) =>
    `Trong tỷ lệ trả thưởng ${all} của trò chơi, ${share} đến từ các quỹ: phần góp từ tiền cược và mức khởi đầu của mỗi quỹ mới.`,
  now: 'Quỹ hiện tại',
  number: (number) => `Số ${number}`,
  fingerprint: 'Dấu vân tay (SHA-256)',
  seed: 'Hạt giống',
  latest: 'Lần rơi gần đây',
  none: 'Chưa quỹ nào rơi.',
  check: 'Kiểm chứng',
  agrees: 'Khớp: hạt giống này cho ra dấu vân tay và số tiền.',
  differs: 'Không khớp.',
  how: 'SHA-256 của hạt giống là dấu vân tay đã công bố trước khi rơi. Rút số với hạt giống làm khóa, tên quỹ và tiền tệ làm muối, số của quỹ làm thứ tự, rồi cộng mức khởi đầu thì ra số tiền.',
  won: (name) => `${name} thuộc về bạn!`,
  credited: 'Đã cộng vào số dư',
  paying: 'Đang cộng vào số dư',
  goOn: 'Tiếp tục',
  history: (name, amount) => `trúng ${name} ${amount}`,
};
