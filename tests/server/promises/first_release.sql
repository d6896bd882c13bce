-- Anne's token: G-hzmewO-1SKNKnN_aCHag.Vkv4xGEX5WDSqtotVakZQpVbwh1E8qRRC-bx4rGkCXE
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE TABLE entry (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	move INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	draws JSON NOT NULL, 
	digest VARCHAR(16) NOT NULL, 
	frame INTEGER NOT NULL, 
	first_event INTEGER NOT NULL, 
	events JSON NOT NULL, 
	scores JSON, 
	answer_key VARCHAR(80), 
	made_by VARCHAR(8) NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_entry PRIMARY KEY (table_id, number), 
	CONSTRAINT uq_entry_table_id_answer_key UNIQUE (table_id, answer_key), 
	CONSTRAINT fk_entry_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',0,'deal',0,-1,'','[["ship",30,18],["ship",29,19],["ship",28,18],["ship",27,7],["ship",26,16],["card",66,56],["card",65,22],["card",64,57],["card",63,19],["card",62,55],["card",61,25],["card",60,27],["card",59,21],["card",58,46],["card",57,53],["card",56,20],["card",55,48]]','46aeec239d68eea3',0,0,'[[{"event":"sea-laid","clause":"1.2.1","seat":1,"ship":"G1"},null],[{"event":"sea-laid","clause":"1.2.1","seat":1,"ship":"G3"},null],[{"event":"sea-laid","clause":"1.2.1","seat":1,"ship":"G2"},null],[{"event":"sea-laid","clause":"1.2.1","seat":1,"ship":"R2"},null],[{"event":"next-ship","clause":"1.2.3","seat":1,"ship":"B6"},null],[{"event":"dealt","clause":"1.2.5","seat":1,"count":6,"hidden":true},{"0":{"event":"dealt","clause":"1.2.5","seat":1,"count":6,"cards":["bread","bread","meat","pirate-2","pirate-2","pirate-2"]}}],[{"event":"dealt","clause":"1.2.5","seat":2,"count":6,"hidden":true},{"1":{"event":"dealt","clause":"1.2.5","seat":2,"count":6,"cards":["bread","bread","meat","bread*","bananas*","pirate-3"]}}],[{"event":"turn","clause":"2.0.1","seat":1,"round":1},null]]','[0,0]',NULL,'deal',1.7947386662893128395e+09);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',1,'move',1,0,'place meat G3','[]','9076fafdce5002bc',1,8,'[[{"event":"placed","clause":"2.1.4","seat":1,"card":"meat","ship":"G3"},null]]','[0,0]','1:key 0','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',2,'move',2,0,'discard bread','[]','5f3c0af4cfa0272a',2,9,'[[{"event":"discarded","clause":"2.1.13","seat":1,"card":"bread"},null]]','[0,0]','1:key 1','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',3,'move',3,0,'discard bread','[["card",54,12],["card",53,26],["card",52,51]]','ca491990da0453e6',3,10,'[[{"event":"discarded","clause":"2.1.13","seat":1,"card":"bread"},null],[{"event":"drew","clause":"2.6.2","seat":1,"count":3,"hidden":true},{"0":{"event":"drew","clause":"2.6.2","seat":1,"count":3,"cards":["beans","rum","pirate-4"]}}],[{"event":"turn","clause":"2.0.1","seat":2,"round":1},null]]','[0,0]','1:key 2','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',4,'move',4,1,'discard bananas*','[]','e9d5b2950c4ab32e',4,13,'[[{"event":"discarded","clause":"2.1.13","seat":2,"card":"bananas*"},null]]','[0,0]','2:key 3','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',5,'move',5,1,'discard bread','[]','b5a77fa905a3ef52',5,14,'[[{"event":"discarded","clause":"2.1.13","seat":2,"card":"bread"},null]]','[0,0]','2:key 4','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',6,'move',6,1,'discard meat','[]','a945e98844bc7973',6,15,'[[{"event":"discarded","clause":"2.1.13","seat":2,"card":"meat"},null]]','[0,0]','2:key 5','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',7,'move',7,1,'take bread','[]','abef2108a2b86dc1',7,16,'[[{"event":"took","clause":"2.1.12","seat":2,"card":"bread"},null]]','[0,0]','2:key 6','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',8,'move',8,1,'done','[["card",51,37],["card",50,37]]','4f7cd2d603171dd2',8,17,'[[{"event":"took-up","clause":"2.6.1","seat":2,"cards":["bread"]},null],[{"event":"drew","clause":"2.6.2","seat":2,"count":2,"hidden":true},{"1":{"event":"drew","clause":"2.6.2","seat":2,"count":2,"cards":["bananas","water*"]}}],[{"event":"turn","clause":"2.0.1","seat":1,"round":2},null]]','[0,0]','2:key 7','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',9,'move',9,0,'place rum G2','[]','52217e8ca26725da',9,20,'[[{"event":"placed","clause":"2.1.4","seat":1,"card":"rum","ship":"G2"},null]]','[0,0]','1:key 8','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',10,'move',10,0,'place beans G2','[]','d87e163e7797792a',10,21,'[[{"event":"placed","clause":"2.1.4","seat":1,"card":"beans","ship":"G2"},null]]','[0,0]','1:key 9','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',11,'move',11,0,'pay pirate-2','[]','2c80635a179925d8',11,22,'[[{"event":"paid","clause":"2.1.15","seat":1,"card":"pirate-2"},null]]','[0,0]','1:key 10','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',12,'move',12,0,'fire G2','[["colour",6,5],["colour",6,3],["card",49,30],["card",48,43],["card",47,40]]','bf66d1b92f6351f8',12,23,'[[{"event":"fired","clause":"2.2.1","seat":1,"ship":"G2","first":"yellow","second":"red"},null],[{"event":"no-effect","clause":"2.2.5","seat":1,"ship":"G2"},null],[{"event":"drew","clause":"2.6.2","seat":1,"count":3,"hidden":true},{"0":{"event":"drew","clause":"2.6.2","seat":1,"count":3,"cards":["rum","meat*","pirate-2"]}}],[{"event":"turn","clause":"2.0.1","seat":2,"round":2},null]]','[0,0]','1:key 11','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',13,'move',13,1,'discard bananas','[]','af4a84e86ed075da',13,27,'[[{"event":"discarded","clause":"2.1.13","seat":2,"card":"bananas"},null]]','[0,0]','2:key 12','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',14,'move',14,1,'discard bread','[]','fe6b2f91eb44e3bd',14,28,'[[{"event":"discarded","clause":"2.1.13","seat":2,"card":"bread"},null]]','[0,0]','2:key 13','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',15,'move',15,1,'discard water*','[]','3448734a5cd765cc',15,29,'[[{"event":"discarded","clause":"2.1.13","seat":2,"card":"water*"},null]]','[0,0]','2:key 14','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',16,'move',16,1,'take meat','[]','0991dc25aa6ec6ce',16,30,'[[{"event":"took","clause":"2.1.12","seat":2,"card":"meat"},null]]','[0,0]','2:key 15','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',17,'move',17,1,'take pirate-2','[["card",46,29]]','0d0d185d39265cff',17,31,'[[{"event":"took","clause":"2.1.12","seat":2,"card":"pirate-2"},null],[{"event":"took-up","clause":"2.6.1","seat":2,"cards":["meat","pirate-2"]},null],[{"event":"drew","clause":"2.6.2","seat":2,"count":1,"hidden":true},{"1":{"event":"drew","clause":"2.6.2","seat":2,"count":1,"cards":["rum"]}}],[{"event":"turn","clause":"2.0.1","seat":1,"round":3},null]]','[0,0]','2:key 16','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',18,'move',18,0,'discard pirate-2','[]','5865c1decf6efb75',18,35,'[[{"event":"discarded","clause":"2.1.13","seat":1,"card":"pirate-2"},null]]','[0,0]','1:key 17','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',19,'move',19,0,'discard rum','[]','7deef5095b3687de',19,36,'[[{"event":"discarded","clause":"2.1.13","seat":1,"card":"rum"},null]]','[0,0]','1:key 18','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',20,'move',20,0,'take bananas*','[]','80c626f12268aac2',20,37,'[[{"event":"took","clause":"2.1.12","seat":1,"card":"bananas*"},null]]','[0,0]','1:key 19','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',21,'move',21,0,'discard meat*','[["card",45,35],["card",44,3]]','72fd213cefff4eb7',21,38,'[[{"event":"discarded","clause":"2.1.13","seat":1,"card":"meat*"},null],[{"event":"took-up","clause":"2.6.1","seat":1,"cards":["bananas*"]},null],[{"event":"drew","clause":"2.6.2","seat":1,"count":2,"hidden":true},{"0":{"event":"drew","clause":"2.6.2","seat":1,"count":2,"cards":["water","water*"]}}],[{"event":"turn","clause":"2.0.1","seat":2,"round":3},null]]','[0,0]','1:key 20','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',22,'move',22,1,'place bread G3','[]','b66c1df6fdea947e',22,42,'[[{"event":"placed","clause":"2.1.4","seat":2,"card":"bread","ship":"G3"},null]]','[0,0]','2:key 21','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',23,'move',23,1,'discard bread*','[]','406897c2b717ec7d',23,43,'[[{"event":"discarded","clause":"2.1.13","seat":2,"card":"bread*"},null]]','[0,0]','2:key 22','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',24,'move',24,1,'pay pirate-2','[]','cdffc9c8bfa24727',24,44,'[[{"event":"paid","clause":"2.1.15","seat":2,"card":"pirate-2"},null]]','[0,0]','2:key 23','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',25,'move',25,1,'fire G3','[["colour",6,3],["colour",6,1]]','546ee7dc262f52f4',25,45,'[[{"event":"fired","clause":"2.2.1","seat":2,"ship":"G3","first":"red","second":"green"},null]]','[0,0]','2:key 24','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',26,'move',26,1,'sink meat 1','[["card",43,28],["card",42,2],["card",41,32]]','cf645debe2fb5aa9',26,46,'[[{"event":"sunk","clause":"2.2.2","seat":2,"card":"meat","victim":1,"ship":"G3"},null],[{"event":"drew","clause":"2.6.2","seat":2,"count":3,"hidden":true},{"1":{"event":"drew","clause":"2.6.2","seat":2,"count":3,"cards":["water","rum","beans*"]}}],[{"event":"turn","clause":"2.0.1","seat":1,"round":4},null]]','[0,0]','2:key 25','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',27,'move',27,0,'discard pirate-4','[]','d9ce962cf896ff8d',27,49,'[[{"event":"discarded","clause":"2.1.13","seat":1,"card":"pirate-4"},null]]','[0,0]','1:key 26','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',28,'move',28,0,'discard bananas*','[]','69eeeb9d0d86e990',28,50,'[[{"event":"discarded","clause":"2.1.13","seat":1,"card":"bananas*"},null]]','[0,0]','1:key 27','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',29,'move',29,0,'take bread*','[]','534d2b654a2f1fc2',29,51,'[[{"event":"took","clause":"2.1.12","seat":1,"card":"bread*"},null]]','[0,0]','1:key 28','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',30,'move',30,0,'discard pirate-2','[["card",40,13],["card",39,36]]','9d9c9509840728d6',30,52,'[[{"event":"discarded","clause":"2.1.13","seat":1,"card":"pirate-2"},null],[{"event":"took-up","clause":"2.6.1","seat":1,"cards":["bread*"]},null],[{"event":"drew","clause":"2.6.2","seat":1,"count":2,"hidden":true},{"0":{"event":"drew","clause":"2.6.2","seat":1,"count":2,"cards":["beans","pirate-3"]}}],[{"event":"turn","clause":"2.0.1","seat":2,"round":4},null]]','[0,0]','1:key 29','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',31,'move',31,1,'place pirate-3 G3','[]','9303c160248a5587',31,56,'[[{"event":"placed-pirate","clause":"2.1.7","seat":2,"ship":"G3","hidden":true},{"1":{"event":"placed-pirate","clause":"2.1.7","seat":2,"ship":"G3","card":"pirate-3"}}]]','[0,0]','2:key 30','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',32,'move',32,1,'place meat G3','[]','cf3d7f02769c1fe2',32,57,'[[{"event":"placed","clause":"2.1.4","seat":2,"card":"meat","ship":"G3"},null]]','[0,0]','2:key 31','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',33,'move',33,1,'place water R2','[["card",38,30],["card",37,30],["card",36,19]]','74430e7008f1f176',33,58,'[[{"event":"placed","clause":"2.1.4","seat":2,"card":"water","ship":"R2"},null],[{"event":"drew","clause":"2.6.2","seat":2,"count":3,"hidden":true},{"1":{"event":"drew","clause":"2.6.2","seat":2,"count":3,"cards":["meat","bananas","beans*"]}}],[{"event":"turn","clause":"2.0.1","seat":1,"round":5},null]]','[0,0]','2:key 32','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',34,'move',34,0,'place water R2','[]','cc28218d487f2b9a',34,61,'[[{"event":"placed","clause":"2.1.4","seat":1,"card":"water","ship":"R2"},null]]','[0,0]','1:key 33','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',35,'move',35,0,'discard water*','[]','294120158b616df5',35,62,'[[{"event":"discarded","clause":"2.1.13","seat":1,"card":"water*"},null]]','[0,0]','1:key 34','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',36,'move',36,0,'discard pirate-2','[]','29cdfe41a487d52a',36,63,'[[{"event":"discarded","clause":"2.1.13","seat":1,"card":"pirate-2"},null]]','[0,0]','1:key 35','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',37,'move',37,0,'take bananas','[["card",35,3],["card",34,0]]','fdedc8e13ec7875d',37,64,'[[{"event":"took","clause":"2.1.12","seat":1,"card":"bananas"},null],[{"event":"took-up","clause":"2.6.1","seat":1,"cards":["bananas"]},null],[{"event":"drew","clause":"2.6.2","seat":1,"count":2,"hidden":true},{"0":{"event":"drew","clause":"2.6.2","seat":1,"count":2,"cards":["water","water"]}}],[{"event":"turn","clause":"2.0.1","seat":2,"round":5},null]]','[0,0]','1:key 36','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',38,'move',38,1,'discard meat','[]','507fafd9ccbbaf84',38,68,'[[{"event":"discarded","clause":"2.1.13","seat":2,"card":"meat"},null]]','[0,0]','2:key 37','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',39,'move',39,1,'discard rum','[]','c108bdb29b45c35e',39,69,'[[{"event":"discarded","clause":"2.1.13","seat":2,"card":"rum"},null]]','[0,0]','2:key 38','human',1800000000.0);
INSERT INTO "entry" VALUES('q4q26X3OXn0-VCK9KHDm3A',40,'move',40,1,'take meat*','[]','6605260e6d099a1f',40,70,'[[{"event":"took","clause":"2.1.12","seat":2,"card":"meat*"},null]]','[0,0]','2:key 39','human',1800000000.0);
INSERT INTO "entry" VALUES('MCh59cOosbAf63WZsmL6Mg',0,'deal',0,-1,'','[["lots",4,3],["lots",3,2],["lots",2,1],["card",20,16],["card",19,1],["card",18,0],["card",17,12],["card",16,10],["card",15,5],["card",14,6],["card",13,11],["card",12,11],["card",11,1],["card",10,4],["card",9,3]]','518ea6d6b1d922b0',0,0,'[[{"event":"dealt","clause":"1.2","seat":1,"count":4,"hidden":true},{"0":{"event":"dealt","clause":"1.2","seat":1,"count":4,"cards":["one","one","four","five"]}}],[{"event":"dealt","clause":"1.2","seat":2,"count":4,"hidden":true},{"1":{"event":"dealt","clause":"1.2","seat":2,"count":4,"cards":["two","three","four","five"]}}],[{"event":"dealt","clause":"1.2","seat":3,"count":4,"hidden":true},{"2":{"event":"dealt","clause":"1.2","seat":3,"count":4,"cards":["one","two","three","five"]}}],[{"event":"offered","clause":"2.1","lot":"fort"},null]]',NULL,NULL,'deal',1.7947386668881812095e+09);
INSERT INTO "entry" VALUES('MCh59cOosbAf63WZsmL6Mg',1,'move',1,2,'bid three','[]','ab28c16e029cc194',0,4,'[]',NULL,'3:key 0','human',1800000000.0);
INSERT INTO "entry" VALUES('MCh59cOosbAf63WZsmL6Mg',2,'move',2,1,'bid five','[]','f7835aa14eb9cc78',0,4,'[]',NULL,'2:key 1','human',1800000000.0);
INSERT INTO "entry" VALUES('MCh59cOosbAf63WZsmL6Mg',3,'move',3,0,'bid four','[]','08212c0f11a163a4',3,4,'[[{"event":"bid","clause":"2.2","seat":1,"card":"four"},null],[{"event":"bid","clause":"2.2","seat":2,"card":"five"},null],[{"event":"bid","clause":"2.2","seat":3,"card":"three"},null],[{"event":"sold","clause":"2.3","seat":2,"lot":"fort"},null],[{"event":"offered","clause":"2.1","lot":"sloop"},null]]',NULL,'1:key 2','human',1800000000.0);
INSERT INTO "entry" VALUES('MCh59cOosbAf63WZsmL6Mg',4,'move',4,2,'bid two','[]','4ec58c94f6489d1f',3,9,'[]',NULL,'3:key 3','human',1800000000.0);
INSERT INTO "entry" VALUES('MCh59cOosbAf63WZsmL6Mg',5,'move',5,1,'pass','[]','df2217ab7444f813',3,9,'[]',NULL,'2:key 4','human',1800000000.0);
INSERT INTO "entry" VALUES('MCh59cOosbAf63WZsmL6Mg',6,'move',6,0,'pass','[]','3617be4f26fbfea4',6,9,'[[{"event":"passed","clause":"2.2","seat":1},null],[{"event":"passed","clause":"2.2","seat":2},null],[{"event":"bid","clause":"2.2","seat":3,"card":"two"},null],[{"event":"sold","clause":"2.3","seat":3,"lot":"sloop"},null],[{"event":"offered","clause":"2.1","lot":"chest"},null]]',NULL,'1:key 5','human',1800000000.0);
INSERT INTO "entry" VALUES('MCh59cOosbAf63WZsmL6Mg',7,'move',7,2,'bid one','[]','b10a7681864d9965',6,14,'[]',NULL,'3:key 6','human',1800000000.0);
INSERT INTO "entry" VALUES('MCh59cOosbAf63WZsmL6Mg',8,'move',8,1,'bid two','[]','24241f6cb494af0d',6,14,'[]',NULL,'2:key 7','human',1800000000.0);
INSERT INTO "entry" VALUES('MCh59cOosbAf63WZsmL6Mg',9,'move',9,0,'bid one','[]','98af7cab5bb2bded',9,14,'[[{"event":"bid","clause":"2.2","seat":1,"card":"one"},null],[{"event":"bid","clause":"2.2","seat":2,"card":"two"},null],[{"event":"bid","clause":"2.2","seat":3,"card":"one"},null],[{"event":"sold","clause":"2.3","seat":2,"lot":"chest"},null],[{"event":"offered","clause":"2.1","lot":"cask"},null]]',NULL,'1:key 8','human',1800000000.0);
INSERT INTO "entry" VALUES('MCh59cOosbAf63WZsmL6Mg',10,'move',10,2,'pass','[]','419eabd28c3f56d9',9,19,'[]',NULL,'3:key 9','human',1800000000.0);
INSERT INTO "entry" VALUES('MCh59cOosbAf63WZsmL6Mg',11,'move',11,1,'bid three','[]','fc319b233728d6f0',9,19,'[]',NULL,'2:key 10','human',1800000000.0);
INSERT INTO "entry" VALUES('MCh59cOosbAf63WZsmL6Mg',12,'move',12,0,'bid five','[]','b7af6ecccd032888',12,19,'[[{"event":"bid","clause":"2.2","seat":1,"card":"five"},null],[{"event":"bid","clause":"2.2","seat":2,"card":"three"},null],[{"event":"passed","clause":"2.2","seat":3},null],[{"event":"sold","clause":"2.3","seat":1,"lot":"cask"},null]]','[1,6,3]','1:key 11','human',1800000000.0);
CREATE TABLE game_table (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options JSON NOT NULL, 
	size INTEGER NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	public BOOLEAN NOT NULL, 
	start VARCHAR(8) NOT NULL, 
	pace JSON NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	nonces JSON NOT NULL, 
	position JSON, 
	forked_from VARCHAR(32), 
	version INTEGER NOT NULL, 
	asked JSON NOT NULL, 
	bots_asked BOOLEAN NOT NULL, 
	deadline DOUBLE, 
	outcome JSON, 
	created DOUBLE NOT NULL, 
	changed DOUBLE NOT NULL, 
	CONSTRAINT pk_game_table PRIMARY KEY (id), 
	CONSTRAINT fk_game_table_host FOREIGN KEY(host) REFERENCES player (id)
);
INSERT INTO "game_table" VALUES('q4q26X3OXn0-VCK9KHDm3A','stortebeker',1,'{"bonus":false,"open_row":false,"failure_ends_boarding":false,"counter_ends_boarding":false,"three_ships":false,"tie_from":"boarder"}',2,'playing',1,'full','{"kind":"none"}','G-hzmewO-1SKNKnN_aCHag','4ff434348c03cd4cb904843888e5d1bba8ae5b18a89bc3ef4397b6d1b8c03259','c58637fb7b056c477b54f5d2e311c7c813f9e96cfe6144f2cbaa5b9c36d684a4','["salt"]',NULL,NULL,40,'[2]',0,NULL,NULL,1794738666.28919,1.79473866686175203321e+09);
INSERT INTO "game_table" VALUES('MCh59cOosbAf63WZsmL6Mg','auction',1,'{"again":false}',3,'over',1,'full','{"kind":"none"}','G-hzmewO-1SKNKnN_aCHag','dc521a24229c08aa2ff1881fb276875d03d8a10cbc0d1bf9240173932f1543e3','0d2179b843dbb1e598cb1222755e909f45fd5f3ffa1fde50b97fa84dfe68f352','["salt"]',NULL,NULL,12,'[]',0,NULL,'{"scores":[1,6,3],"winners":[2],"reason":"sold-out"}',1.7947386668880763054e+09,1.79473866696889591213e+09);
INSERT INTO "game_table" VALUES('iihEOUH9LuRhn38jeqXmtg','stortebeker',1,'{"bonus":false,"open_row":false,"failure_ends_boarding":false,"counter_ends_boarding":false,"three_ships":false,"tie_from":"boarder"}',2,'open',1,'full','{"kind":"none"}','G-hzmewO-1SKNKnN_aCHag','29a9c103073bcdcf9ca7f5e99335ed4a77f23b6772b77fe41368024ae74aca49','19a1f58b5c8e30a60677df2291cb9e9e500836a532a6558fc24fe97d5743297c','[]',NULL,NULL,0,'[]',0,NULL,NULL,1.79473866697620248796e+09,1.79473866697627735134e+09);
CREATE TABLE player (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	secret_hash VARCHAR(64) NOT NULL, 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_player PRIMARY KEY (id)
);
INSERT INTO "player" VALUES('G-hzmewO-1SKNKnN_aCHag','Anne','a21a3fc1fa745240206031ec7c5198aa5666f9c77ffb811f780b290b5a649a3b',1.79473866587857437127e+09);
CREATE TABLE seat (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	player_id VARCHAR(32), 
	name VARCHAR(64) NOT NULL, 
	level VARCHAR(32), 
	stand_in VARCHAR(32), 
	nonce VARCHAR(128), 
	standing JSON NOT NULL, 
	CONSTRAINT pk_seat PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seat_table_id FOREIGN KEY(table_id) REFERENCES game_table (id), 
	CONSTRAINT fk_seat_player_id FOREIGN KEY(player_id) REFERENCES player (id)
);
INSERT INTO "seat" VALUES('q4q26X3OXn0-VCK9KHDm3A',1,'human','G-hzmewO-1SKNKnN_aCHag','Anne',NULL,NULL,'salt','[]');
INSERT INTO "seat" VALUES('q4q26X3OXn0-VCK9KHDm3A',2,'human','G-hzmewO-1SKNKnN_aCHag','Anne',NULL,NULL,NULL,'[]');
INSERT INTO "seat" VALUES('MCh59cOosbAf63WZsmL6Mg',1,'human','G-hzmewO-1SKNKnN_aCHag','Anne',NULL,NULL,'salt','[]');
INSERT INTO "seat" VALUES('MCh59cOosbAf63WZsmL6Mg',2,'human','G-hzmewO-1SKNKnN_aCHag','Anne',NULL,NULL,NULL,'[]');
INSERT INTO "seat" VALUES('MCh59cOosbAf63WZsmL6Mg',3,'human','G-hzmewO-1SKNKnN_aCHag','Anne',NULL,NULL,NULL,'[]');
INSERT INTO "seat" VALUES('iihEOUH9LuRhn38jeqXmtg',1,'human','G-hzmewO-1SKNKnN_aCHag','Anne',NULL,NULL,'salt','[]');
INSERT INTO "seat" VALUES('iihEOUH9LuRhn38jeqXmtg',2,'open',NULL,'',NULL,NULL,NULL,'[]');
CREATE TABLE snapshot (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	move INTEGER NOT NULL, 
	draws INTEGER NOT NULL, 
	events INTEGER NOT NULL, 
	frame INTEGER NOT NULL, 
	digest VARCHAR(16) NOT NULL, 
	position JSON NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_snapshot_table_id FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO "snapshot" VALUES('q4q26X3OXn0-VCK9KHDm3A',17,17,28,35,17,'0d0d185d39265cff','{"options":{},"players":2,"sea":["G1","G3","G2","R2"],"turn":1,"first":1,"round":3,"last_round":false,"tried":[],"boardings_over":false,"rear_guard_hidden":11,"discard_pile":["bread","bread","bread","bananas","water*","bananas*"],"draw_pile":["water","water","water","water","water","water","water","water","water","water","water","beans","beans","beans","beans","beans","beans","beans","bread","bread","bread","bread","meat","meat","meat","meat","rum","rum","rum","rum","bananas","bananas","bananas","bananas","bananas","water*","beans*","beans*","bread*","meat*","rum*","pirate-3","pirate-3","pirate-4","pirate-4"],"aside":[],"rear_guard":["B6"],"seat":{"1":{"hand":"rum, meat*, pirate-2, pirate-2, pirate-2, pirate-4","open":"","score":0,"ships":[],"at":{"G3":"meat","G2":"beans, rum"}},"2":{"hand":"bread, meat, rum, bread*, pirate-2, pirate-3","open":"","score":0,"ships":[],"at":{}}},"stack":[{"step":"next-turn"},{"step":"draw"},{"step":"refill"},{"step":"boarding-phase"},{"step":"play-cards","player":1,"left":3,"stage":"placing","given":0,"taken":0,"lying":["bread","bread","bread","bananas","water*","bananas*"]}]}');
INSERT INTO "snapshot" VALUES('q4q26X3OXn0-VCK9KHDm3A',33,33,40,61,33,'74430e7008f1f176','{"options":{},"players":2,"sea":["G1","G3","G2","R2"],"turn":1,"first":1,"round":5,"last_round":false,"tried":[],"boardings_over":false,"rear_guard_hidden":11,"discard_pile":["bread","bread","bread","meat","rum","bananas","water*","meat*","bananas*","pirate-2","pirate-2","pirate-2","pirate-4"],"draw_pile":["water","water","water","water","water","water","water","water","water","beans","beans","beans","beans","beans","beans","bread","bread","bread","bread","meat","meat","meat","rum","rum","rum","bananas","bananas","bananas","bananas","bread*","meat*","rum*","pirate-3","pirate-4","pirate-4"],"aside":[],"rear_guard":["B6"],"seat":{"1":{"hand":"water, beans, water*, bread*, pirate-2, pirate-3","open":"","score":0,"ships":[],"at":{"G2":"beans, rum"}},"2":{"hand":"meat, rum, rum, bananas, beans*, beans*","open":"","score":0,"ships":[],"at":{"G3":"bread, meat, pirate-3","R2":"water"}}},"stack":[{"step":"next-turn"},{"step":"draw"},{"step":"refill"},{"step":"boarding-phase"},{"step":"play-cards","player":1,"left":3,"stage":"placing","given":0,"taken":0,"lying":["bread","bread","bread","meat","rum","bananas","water*","meat*","bananas*","pirate-2","pirate-2","pirate-2","pirate-4"]}]}');
INSERT INTO "snapshot" VALUES('MCh59cOosbAf63WZsmL6Mg',12,12,15,23,12,'b7af6ecccd032888','{"options":{},"players":3,"lots":[],"unsold":[],"spent":["one","one","two","two","three","three","four","five","five"],"draw_pile":["one","two","two","three","three","four","four","five"],"seat":{"1":{"hand":["one"],"won":["cask"]},"2":{"hand":["four"],"won":["fort","chest"]},"3":{"hand":["five"],"won":["sloop"]}},"stack":[],"outcome":{"scores":[1,6,3],"winners":[2],"reason":"sold-out"}}');
CREATE INDEX ix_game_table_status_public_changed ON game_table (status, public, changed);
CREATE INDEX ix_game_table_deadline ON game_table (deadline);
CREATE INDEX ix_game_table_bots_asked_changed ON game_table (bots_asked, changed);
CREATE INDEX ix_seat_player_id ON seat (player_id);
CREATE INDEX ix_entry_table_id_first_event ON entry (table_id, first_event);
CREATE INDEX ix_chat_table_id_id ON chat (table_id, id);
COMMIT;
