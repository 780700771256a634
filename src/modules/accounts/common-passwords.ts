/** The most common passwords of 8 characters or more, in lower case: an attacker tries them first. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword 12345678
123456789 1234567890 0123456789 87654321 987654321 0987654321 11111111 111111111 1111111111
00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888
99999999 12121212 12341234 11223344 1122334455 112233445566 123123123 123321123 1234554321
123454321 12344321 147258369 147852369 159753456 159357456 741852963 789456123 987456321
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 1qaz2wsx 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 qazwsxedc qazwsx123 zaq12wsx zxcvbnm1 zxcvbnm123 asdfghjk
asdfghjkl asdfasdf asdf1234 asdfqwer qweasdzxc qwe123qwe qweqweqwe 123qweasd 123qwe123 qwer1234
abcd1234 abcdefgh abcdefg1 abc12345 abc123456 a1b2c3d4 a1234567 a12345678 a123456789 aa123456
aa12345678 iloveyou iloveyou1 sunshine princess princess1 football baseball superman batman123
trustno1 whatever starwars computer internet corvette mercedes ferrari1 michelle jennifer
danielle nicholas samantha alexander alexandr aleksandr vladimir vladislav svetlana nataliya
ekaterina anastasia anastasiya valentina margarita konstantin stanislav maximus1 welcome1
welcome123 letmein1 letmein123 master123 monkey123 dragon123 shadow123 admin123 admin1234
administrator changeme changeme1 default1 guest1234 test1234 testtest test12345 login123
user1234 samsung1 samsung123 iphone12 google123 facebook spartak1 zenitspb lokomotiv dinamo1923
cska1911 moscow1147 rossiya1 russia2024 russia2025 russia2026 privet123 privet12 parol123
parol1234 parol12345 parolparol lubov123 ljubov123 marina123 natasha1 natasha123 andrey123
sergey123 dmitriy1 dmitry123 qwaszx12 zxasqw12 hello123 hellohello killer123 pokemon1 minecraft
naruto123 samara63 samara163 spb78rus moskva77 йцукенгш йцукенгшщ йцукенгшщз йцукен12 йцукен123
йцукен1234 фывапролд фывапролдж ячсмитьб пароль12 пароль123 пароль1234 парольпароль привет12
привет123 приветпривет любовь123 любимая1 солнышко солнышко1 солнце123 наташа123 марина123
сергей123 андрей123 александр анастасия владимир екатерина светлана спартак1 динамо123 россия123
москва123 москва77 зенитспб люблютебя мебель123 диван123 горница1 горница123`.split(/\s+/),
);
